const waitForFrame = () => new Promise(requestAnimationFrame);

/**
 * Shows the page's text in the site's typeface once every weight has loaded. Call it once the first view is painted,
 * because the font files compete with that view for bandwidth.
 *
 * Parts below the viewport change first, one per frame, so that the page can respond to input in between. The visible
 * parts change last and together, so that nothing in them moves twice. Text whose font can't be loaded stays in the
 * fallback font, which has the same width (src/styles/fonts.css). Never rejects.
 */
export async function showFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  for (const part of parts) {
    part.dataset['fonts'] = '';
    await waitForFrame();
  }
  document.documentElement.dataset['fonts'] = '';
  for (const part of parts) delete part.dataset['fonts'];
}
