import { applyDisplaySettings, readDisplaySettings } from '../hooks/displaySettings';
import { focusPageHeading } from '../hooks/focusAnnouncement';
import { prefersReducedData } from '../hooks/prefersReducedData';
import { toFileUrl, toHashUrl, getFilePath, getRoutePath } from './urls';
import { applyFonts } from './fonts';
import { htmlElement } from './html';
import { offerLanguage } from './languageOffer';
import { prepareForHydration } from './prepareForHydration';
import {
  fetchPage,
  documentParsedPromise,
  isFromOtherBuild,
  requestScripts,
  getRootElement,
  showPage,
} from './prerendered';
import { queueClicks } from './queuedClicks';

/**
 * The start script, which is the only inline JavaScript of the HTML files. The additional form pages of §2.16 have no
 * script. The start script shows a page before the browser requests any other script. The start script:
 * - applies the visitor's display settings before the first paint
 * - turns the URL of a prerendered file into its hash route
 * - if the URL contains a hash route, shows the page of that route in place of the page in the HTML file
 * - offers the page in the browser's preferred language
 * - fetches the site's code after the largest picture has loaded, after 3 s, or on the first press, whichever is first
 * - with `Save-Data`, fetches the site's code only on the first press
 * - queues clicks until the site's code can handle them
 */

/** The longest time for which a slow picture delays the request for the site's code, in milliseconds. */
const CODE_TIMEOUT_MS = 3000;

const isSaveDataOn = prefersReducedData();

let isRouterActive = false;
let urlAtRouterStart = '';
let isCodeRequested = false;
let shownPath = getFilePath(location);
let pageReadyPromise: Promise<void> = documentParsedPromise;

/**
 * Fetches the site's code. If a file can't be fetched, the page shows an error, and the visitor's next press requests
 * the file again.
 */
function fetchCode(): void {
  isCodeRequested = true;
  delete htmlElement.dataset['first'];
  void pageReadyPromise.then(() =>
    requestScripts(() => {
      document.getElementById('start-failed')?.removeAttribute('hidden');
      // A queued button inside a form can submit that form without the site's code. Without a connection, the browser
      // would replace the page with an error page.
      if (navigator.onLine)
        for (const button of queuedClicks.queuedControlsByInput.values()) button.form?.requestSubmit(button);
    }),
  );
}

/**
 * A promise that resolves when the browser reports the first contentful paint. The browser reports the paint only after
 * it has presented the frame.
 */
const firstPaintPromise = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/**
 * Fetches the fonts and the site's code after the first paint, and after the largest picture has loaded. Earlier
 * requests would slow down the first view. If the picture fails to load, this function immediately fetches both. If the
 * picture is slow, or a hidden window paints nothing, this function fetches the code alone after `CODE_TIMEOUT_MS`.
 */
function fetchCodeAfterPicture(): void {
  const picture = getRootElement().querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  const fetchFontsAndCode = () =>
    requestAnimationFrame(() => {
      void applyFonts();
      fetchCode();
    });
  void Promise.all([firstPaintPromise, picture?.decode()]).then(fetchFontsAndCode, fetchFontsAndCode);
  // Fetches the code immediately if the visitor has already clicked, tapped or pressed a key, or if the page's file
  // failed to load.
  if (isCodeRequested) fetchCode();
  else setTimeout(fetchCode, CODE_TIMEOUT_MS);
}

/**
 * Loads a page's file as a new document. The new URL keeps the current query and route. The promise never resolves,
 * because the new document replaces this one.
 */
function loadDocument(path: string): Promise<never> {
  history.replaceState(history.state, '', toFileUrl(path) + location.search + location.hash);
  location.reload();
  return new Promise<never>(() => undefined);
}

/**
 * Shows the prerendered page of the current URL. If the page's file can't be loaded (no connection, a blocked
 * file), the site's code renders the page. If a new build was deployed after this document had requested its code, the
 * browser loads the page's file as a new document.
 */
async function showCurrentPage(isNavigation: boolean): Promise<void> {
  const path = getRoutePath(location);
  if (isRouterActive || path === shownPath) return;
  shownPath = path;
  const pageFetchPromise = Promise.all([fetchPage(path), pageReadyPromise]);
  pageReadyPromise = (async () => {
    try {
      const [fetchedPage] = await pageFetchPromise;
      if (!isRouterActive && isFromOtherBuild(fetchedPage)) await loadDocument(path);
      if (!isRouterActive) showPage(fetchedPage);
    } catch (error) {
      console.warn(error);
      isCodeRequested = true;
    }
    delete htmlElement.dataset['otherPage'];
  })();
  await pageReadyPromise;
  if (isCodeRequested) fetchCode();
  if (!isNavigation) return;
  // Completes the navigation (§2.1). The focus makes a screen reader announce the heading.
  focusPageHeading();
  scrollTo(0, 0);
}

applyDisplaySettings(readDisplaySettings());
const hashUrl = toHashUrl(location);
history.replaceState(history.state, '', hashUrl);
const isOtherPage = getRoutePath(location) !== shownPath;
htmlElement.dataset[isSaveDataOn ? 'save' : 'first'] = '';
if (isOtherPage) {
  htmlElement.dataset['otherPage'] = '';
  // Moves the page of the HTML file into a template. Otherwise, software that reads the document at this moment would
  // find the text of the wrong page. Inside a template, the browser fetches no images and cancels image requests in
  // progress.
  pageReadyPromise = documentParsedPromise.then(() =>
    document.createElement('template').content.append(...getRootElement().childNodes),
  );
  void showCurrentPage(false);
}
void documentParsedPromise.then(() => prepareForHydration(document));
if (!isSaveDataOn) void documentParsedPromise.then(() => pageReadyPromise).then(fetchCodeAfterPicture);

if (!process.env['ONE_LANGUAGE']) offerLanguage();
addEventListener('hashchange', () => void showCurrentPage(true));
const queuedClicks = queueClicks(fetchCode);
// On a touch screen, `pointerdown` occurs about 100 ms before `click`, so this listener fetches the code earlier.
document.addEventListener('pointerdown', fetchCode, true);

window.siteStart = {
  waitForPage: () => pageReadyPromise,
  stopHandlingUrlChanges: () => {
    isRouterActive = true;
    urlAtRouterStart = location.href;
  },
  finishStart: () => {
    document.getElementById('start-failed')?.remove();
    delete window.siteStart;
    // The router ignores Back and Forward until React has hydrated the page.
    if (location.href !== urlAtRouterStart) dispatchEvent(new PopStateEvent('popstate'));
    // The page's effects run before the replay of the clicks. Otherwise, the effect of a carousel would discard the
    // announcement of a press.
    queueMicrotask(queuedClicks.replay);
  },
};
