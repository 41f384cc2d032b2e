/**
 * Applies the fonts for other writing systems, which load after the first paint (scripts/build/fontFacesLoader.ts).
 * Call it during a navigation, so that no visible text moves. Webpack removes the code from sites without such fonts.
 */
export function applyLateFonts(): void {
  const { dataset } = document.documentElement;
  if (process.env['HAS_LATE_FONTS'] && 'fonts' in dataset) dataset['lateFonts'] = '';
}
