/**
 * Applies the fonts of other scripts that loaded after the first paint (scripts/build/fontFacesLoader.ts). Call it
 * during a navigation, so that no visible text moves. Webpack removes the code from sites without such fonts.
 */
export function applyLateFonts(): void {
  const { dataset } = document.documentElement;
  if (process.env['HAS_LATE_FONTS'] && 'fonts' in dataset) dataset['lateFonts'] = '';
}
