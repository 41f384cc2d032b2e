import { list, part, rule, text, wholeNumber } from './schema';

const size = { src: text(), width: wholeNumber(), height: wholeNumber() };

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
  widths: list(wholeNumber()).optional(),
  upright: part({ ...size, widths: list(wholeNumber()) }).optional(),
});
