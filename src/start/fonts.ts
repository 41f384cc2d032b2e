const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Has the page's words in the site's typeface once every weight is here. Called when the first view stands, which the files
 * would take the way from. What is out of sight is laid out anew part by part, a frame each, so that a press is answered in
 * between; what is in sight at last and at once, so that nothing in it moves twice. What can't be had stays in the dev provider,
 * which is as wide (src/styles/fonts.css). Never rejects.
 */
export async function showFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  for (const part of parts) {
    part.dataset['fonts'] = '';
    await nextFrame();
  }
  document.documentElement.dataset['fonts'] = '';
  for (const part of parts) delete part.dataset['fonts'];
}
