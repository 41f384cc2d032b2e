import { applyDisplay, readDisplay } from '../hooks/displaySettings';
import { prefersReducedData } from '../hooks/prefersReducedData';
import { toHashAddress, getFilePath, getRoutePath } from './addresses';
import { showFonts } from './fonts';
import { html } from './html';
import { offerLanguage } from './languageOffer';
import { matchScripted } from './matchScripted';
import { fetchPage, parsed, requestScripts, getRootElement, showPage } from './prerendered';
import { queueClicks } from './queuedClicks';
import './siteStart';

/**
 * The only inline script of the HTML. It makes a page visible before any other script is requested. The script:
 * - applies the visitor's display settings before the first paint
 * - turns the address of a prerendered file into its hash route
 * - shows the page of a deep hash link in place of the home page
 * - offers the page in the visitor's own language
 * - fetches the site's code once the largest picture is painted
 * - queues clicks until that code can handle them
 */

/** The longest time that a slow picture delays the site's code, in milliseconds. */
const CODE_TIMEOUT = 3000;

const isSaveData = prefersReducedData();

let isStopped = false;
let isCodeRequested = false;
let shown = getFilePath(location);
let page: Promise<void> = parsed;

/** Fetches the site's code. If a file fails, the page shows an error, and the next press requests the file again. */
function fetchCode(): void {
  isCodeRequested = true;
  delete html.dataset['first'];
  void page.then(() =>
    requestScripts(() => {
      document.getElementById('start-failed')?.removeAttribute('hidden');
      // A queued button inside a form submits the form without the code.
      for (const button of queuedClicks.queuedEvents.values()) button.form?.requestSubmit(button);
    }),
  );
}

/** A promise that resolves when the browser reports the first contentful paint, after the frame that draws it. */
const firstPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/**
 * Fetches the fonts and the code after the largest picture, because earlier code takes bandwidth and processor time
 * from the page. A picture that fails does not delay the code. A hidden window paints nothing, so the code is fetched
 * after `CODE_TIMEOUT` at the latest.
 */
function fetchCodeAfterPicture(): void {
  const picture = getRootElement().querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  const continueStart = () =>
    requestAnimationFrame(() => {
      void showFonts();
      fetchCode();
    });
  void Promise.all([firstPaint, picture?.decode()]).then(continueStart, continueStart);
  // The visitor has already pressed a control.
  if (isCodeRequested) fetchCode();
  else setTimeout(fetchCode, CODE_TIMEOUT);
}

/**
 * Ends a navigation (§2.1): scrolls to the top of the page and focuses its h1, which a screen reader then announces.
 * `CurrentPage` removes the tabindex later.
 */
function goToTop(): void {
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Shows the page of the address. If the page's file can't be loaded (offline, a blocked file), the site's code renders
 * the page.
 */
async function followAddress(isNavigation: boolean): Promise<void> {
  const path = getRoutePath(location);
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
  if (isCodeRequested) fetchCode();
  if (isNavigation) goToTop();
}

applyDisplay(readDisplay());
const address = toHashAddress(location);
history.replaceState(history.state, '', address);
const isDeep = getRoutePath(location) !== shown;
html.dataset[isSaveData ? 'save' : 'first'] = '';
if (isDeep) {
  html.dataset['otherPage'] = '';
  // Moves the home page into a template, so that software that reads the page now does not find its text. Inside a
  // template no image is fetched, and a running image request stops.
  page = parsed.then(() => document.createElement('template').content.append(...getRootElement().childNodes));
  void followAddress(false);
}
void parsed.then(() => matchScripted(document));
if (!isSaveData) void parsed.then(() => page).then(fetchCodeAfterPicture);

if (!process.env['ONE_LANGUAGE']) offerLanguage();
addEventListener('hashchange', () => void followAddress(true));
const queuedClicks = queueClicks(fetchCode);
// A finger touches the screen about 100 ms before its click event, so this listener fetches the code earlier.
document.addEventListener('pointerdown', fetchCode, true);

window.siteStart = {
  page: () => page,
  stop: () => {
    isStopped = true;
  },
  finish: () => {
    document.getElementById('start-failed')?.remove();
    delete window.siteStart;
    queuedClicks.replay();
  },
};
