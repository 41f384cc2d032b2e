/**
 * Applies the fonts of other scripts that came too late for the first page (scripts/build/fontFacesLoader.ts). Call it
 * while one page replaces another, so that no text moves. Webpack removes it from sites without such fonts.
 */
export function applyLateFonts(): void {
  const { dataset } = document.documentElement;
  if (process.env['HAS_LATE_FONTS'] && 'fonts' in dataset) dataset['lateFonts'] = '';
}
