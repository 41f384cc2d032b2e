import { goToTop } from '../hooks/goToTop';
import { wantsLessData } from '../hooks/wantsLessData';
import { hashAddress, pathOfFile, pathOfRoute } from './addresses';
import { showFonts } from './fonts';
import { html } from './html';
import { matchScripted } from './matchScripted';
import { fetchPage, parsed, requestScripts, rootElement, showPage } from './prerendered';
import { queueClicks } from './queuedClicks';
import './siteStart';

/**
 * The one script inside the HTML: a page is there before any other script is asked for. It turns the address of a
 * prerendered file into its hash route, shows the page of a deep hash link in place of the home page, fetches the site's
 * code once the largest picture is painted, and keeps what is pressed until that code can answer.
 */

/** When a slow picture no longer holds the site's code back, in milliseconds. */
const PATIENCE = 3000;

const isSaveData = wantsLessData();

let isStopped = false;
let isBegun = false;
let shown = pathOfFile(location);
let page: Promise<void> = parsed;

/** Fetches the site's code. A part that fails is told on the page, and asked for again by the next press. */
function begin(): void {
  isBegun = true;
  delete html.dataset['first'];
  void page.then(() =>
    requestScripts(() => {
      document.getElementById('start-failed')?.removeAttribute('hidden');
      // What leads on without the code does so now.
      for (const button of presses.held.values()) button.form?.requestSubmit(button);
    }),
  );
}

/** Resolves when the first words are on the screen, which is later than the frame they are drawn in. */
const firstPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/**
 * Code that arrives before the page is painted takes bandwidth and processor from it. A picture that can't be had holds
 * nothing back, nor does a window that nobody looks at, where nothing is painted.
 */
function beginAfterPicture(): void {
  const picture = rootElement().querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  const goOn = () =>
    requestAnimationFrame(() => {
      void showFonts();
      begin();
    });
  void Promise.all([firstPaint, picture?.decode()]).then(goOn, goOn);
  // Somebody pressed something already.
  if (isBegun) begin();
  else setTimeout(begin, PATIENCE);
}

/** Shows the page of the address. Without it (offline, a blocked file) the site's code renders the page itself. */
async function followAddress(isNavigation: boolean): Promise<void> {
  const path = pathOfRoute(location);
  if (isStopped || path === shown) return;
  shown = path;
  const ready = Promise.all([fetchPage(path), page]);
  page = (async () => {
    try {
      const [fetched] = await ready;
      if (!isStopped) showPage(fetched);
    } catch (error) {
      console.warn(error);
    }
    delete html.dataset['otherPage'];
  })();
  await page;
  if (isBegun) begin();
  if (isNavigation) goToTop();
}

const address = hashAddress(location);
history.replaceState(history.state, '', address);
const isDeep = pathOfRoute(location) !== shown;
html.dataset[isSaveData ? 'save' : 'first'] = '';
if (isDeep) {
  html.dataset['otherPage'] = '';
  // Whatever reads the page now must not find the home page's words. A template fetches no picture, not even one half here.
  page = parsed.then(() => document.createElement('template').content.append(...rootElement().childNodes));
  void followAddress(false);
}
void parsed.then(() => matchScripted(document));
if (!isSaveData) void parsed.then(() => page).then(beginAfterPicture);

addEventListener('hashchange', () => void followAddress(true));
const presses = queueClicks(begin);
// A finger is on the screen some 100 ms before it clicks.
document.addEventListener('pointerdown', begin, true);

window.siteStart = {
  page: () => page,
  stop: () => {
    isStopped = true;
  },
  finish: () => {
    document.getElementById('start-failed')?.remove();
    delete window.siteStart;
    presses.replay();
  },
};
