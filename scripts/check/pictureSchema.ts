import { list, part, rule, text, whole } from './schema';

const size = { src: text(), width: whole(), height: whole() };

/** A picture as the content names it. Its files are the matter of pictures.ts. */
export const picture = part({
  ...size,
  alt: text().test(
    rule<string>((alt) =>
      /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
        ? `‘${alt}’ is the name of a file: say in a few words what the picture shows.`
        : undefined,
    ),
  ),
  widths: list(whole()).optional(),
  upright: part({ ...size, widths: list(whole()) }).optional(),
});
