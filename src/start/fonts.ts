const waitForFrame = () => new Promise(requestAnimationFrame);

/**
 * Loads the site's fonts, and then shows the page's text in them. Call this function after the first view is painted,
 * because the font files would delay the files of that view.
 *
 * The sections below the viewport change their font first, one section per frame, so that the page can respond to input
 * in between. The visible sections change last and in one frame, so that their content moves only once. If a font can't
 * be loaded, the text stays in the fallback font, which has the same average width (src/styles/fonts.css). The promise
 * never rejects.
 */
export async function applyFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const sectionsBelowViewport = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (section) => section.getBoundingClientRect().top > innerHeight,
  );
  for (const section of sectionsBelowViewport) {
    section.dataset['fonts'] = '';
    await waitForFrame();
  }
  document.documentElement.dataset['fonts'] = '';
  for (const section of sectionsBelowViewport) delete section.dataset['fonts'];
}
