import { list, part, rule, text, whole } from './schema';

const size = { src: text(), width: whole(), height: whole() };

/** The schema of a picture in the content. pictures.ts checks its files. */
export const picture = part({
  ...size,
  alt: text().test(
    rule<string>((alt) =>
      /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
        ? `‘${alt}’ is the name of a file: describe the picture in a few words.`
        : undefined,
    ),
  ),
  widths: list(whole()).optional(),
  upright: part({ ...size, widths: list(whole()) }).optional(),
});
