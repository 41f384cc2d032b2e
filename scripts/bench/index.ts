import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as sendRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { makeCertificate } from '../../server/testing/certificate';
import { notFoundRoute, indexableRoutes } from '../../src/app/routing/routes';
import { startServer } from '../../test/deploy/processes';
import { getContactButton } from '../../test/e2e/formActions';
import { loadSubjects } from '../../test/subjects';
import { CHROMIUM_PATH, CHROMIUM_FLAGS, ensureBrowser, launchBrowser } from '../chromium';
import { ensureInstalled } from '../debian';
import { writeBaseline } from './baseline';
import { benchRelay, parseCount } from './relay';

/**
 * `npm run bench [-- ROUNDS]`: measures the built site and the baseline in interleaved rounds (5 by default), and
 * prints medians (for LCP, the maximum). Then measures the memory of the site once. The baseline (baseline.ts) is a
 * static page without scripts, with most texts and the first hero image of the home page. Compare only ratios within
 * one run, because machines differ. `npm run bench -- relay` measures the relay (relay.ts).
 */

type Figures = Record<string, number>;
type FigureTable = Record<string, Figures>;

/**
 * The npm package of Lighthouse with its version. npx downloads the package on demand, because as a dependency it would
 * add 140 MB to each installation. The version is fixed, because other versions may simulate another network.
 */
const LIGHTHOUSE_PACKAGE = 'lighthouse@12.8.2';
/**
 * The name of the figure for Largest Contentful Paint (LCP). For this figure, the bench prints the maximum of all
 * rounds instead of the median. Lighthouse includes the hero image in LCP only if the image arrives before the browser
 * paints the text. The order of these two events differs between rounds. The maximum is from a round that includes the
 * image.
 */
const MAX_LCP_KEY = 'max LCP, ms';
const AUDIT_ID_BY_METRIC = {
  'FCP, ms': 'first-contentful-paint',
  [MAX_LCP_KEY]: 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'SI, ms': 'speed-index',
};
/**
 * The options of Lighthouse. By default, Lighthouse simulates a mobile device with a slow 4G connection and a processor
 * four times slower than that of this machine.
 */
const LIGHTHOUSE_OPTIONS = [
  `--only-audits=${[...Object.values(AUDIT_ID_BY_METRIC), 'network-requests', 'metrics'].join()}`,
  '--output=json',
  '--quiet',
  '--disable-full-page-screenshot',
  '--no-enable-error-reporting',
  `--chrome-flags=${[...CHROMIUM_FLAGS, '--headless=new', '--ignore-certificate-errors'].join(' ')}`,
];
const CPU_SLOWDOWN = 4;
const MEGABYTE = 1024 * 1024;

interface LighthouseReport {
  audits: Record<
    string,
    { numericValue?: number; errorMessage?: string; details?: { items: Record<string, unknown>[] } }
  >;
}

/**
 * Measures one page load with an empty cache. Resolves to the figures by name. Repeats the load once if an audit fails,
 * because Lighthouse sometimes misses the first event of a trace. Rejects when the repeat fails, or when Lighthouse
 * can't run.
 */
async function measurePageLoad(url: string, remainingAttempts = 2): Promise<Figures> {
  const execOptions = { env: { ...process.env, CHROME_PATH: CHROMIUM_PATH }, maxBuffer: 64 * MEGABYTE };
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE_PACKAGE, url, ...LIGHTHOUSE_OPTIONS],
    execOptions,
  );
  const { audits } = JSON.parse(stdout) as LighthouseReport;
  const failure = Object.values(audits).find(({ errorMessage }) => errorMessage)?.errorMessage;
  if (failure && remainingAttempts > 1) return measurePageLoad(url, remainingAttempts - 1);
  if (failure) throw new Error(`${LIGHTHOUSE_PACKAGE} failed to measure ${url}: ${failure}`);
  const requests = audits['network-requests']?.details?.items ?? [];
  const lcpTime = Number(audits['metrics']?.details?.items[0]?.['observedLargestContentfulPaint']);
  const sumKib = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1024;
  return {
    ...Object.fromEntries(
      Object.entries(AUDIT_ID_BY_METRIC).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
    ),
    requests: requests.length,
    'before LCP': requests.filter(({ networkRequestTime }) => Number(networkRequestTime) < lcpTime).length,
    KiB: sumKib(requests),
    'JS KiB': sumKib(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

interface Interaction {
  /** The URL without its origin. The value is undefined for an interaction with the baseline page. */
  urlPath?: string;
  /** Returns the button to click before the measurement. */
  getOpener?: (page: Page) => Locator;
  getTarget: (page: Page) => Locator;
  /** The key to press instead of a click. */
  key?: string;
  /**
   * True when the benchmark calls `click()` on the target instead of moving the mouse to it. When a mouse hovers over a
   * link, the site preloads the page.
   */
  shouldSkipHover?: boolean;
  /** The selector of an element that is visible after the interaction. */
  resultSelector: string;
  width?: number;
}

const { contact, home, textPage, jobs, allOffers, listPagesOfKind } = await loadSubjects();
const [[combo], [services = contact], [startingPage = contact]] = [
  listPagesOfKind('combo'),
  listPagesOfKind('services'),
  listPagesOfKind('people'),
];
const coldPage = jobs[0] ?? services;
const getButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const getFooterLink = (route: string) => (page: Page) => page.getByRole('contentinfo').locator(`a[href="/#${route}"]`);
const getFooterContactButton = (page: Page) => getContactButton(page, 'contentinfo');
const getNameField = (page: Page) => page.getByLabel(forms.contact.labels.name, { exact: true });
const getCurrentLinkSelector = (route: string) => `a[aria-current="page"][href="/#${route}"]`;

/** The measured interactions. On the baseline page, the menu and the form are popovers. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'route, preloaded': {
    urlPath: `/#${startingPage.path}`,
    getTarget: getFooterLink(services.path),
    resultSelector: getCurrentLinkSelector(services.path),
  },
  'route, cold': {
    urlPath: `/#${textPage.path}`,
    getTarget: getFooterLink(coldPage.path),
    shouldSkipHover: true,
    resultSelector: getCurrentLinkSelector(coldPage.path),
  },
  menu: {
    urlPath: `/#${startingPage.path}`,
    getTarget: getButton(words.menu),
    resultSelector: '[aria-expanded="true"]',
    width: 390,
  },
  'menu, baseline': { getTarget: getButton(words.menu), resultSelector: '#menu:popover-open' },
  'dialog, preloaded': {
    urlPath: `/#${services.path}`,
    getTarget: getFooterContactButton,
    resultSelector: '[role="dialog"]',
  },
  'dialog, baseline': { getTarget: getButton(words.contact), resultSelector: '#contact:popover-open' },
  ...(combo && {
    tabs: {
      urlPath: `/#${combo.path}`,
      getTarget: (page) => page.getByRole('tab', { name: combo.content.tabs.comparison }),
      resultSelector: 'table',
    },
  }),
  letter: { urlPath: `/#${contact.path}`, getTarget: getNameField, key: 's', resultSelector: 'input' },
  'letter, baseline': {
    getOpener: getButton(words.contact),
    getTarget: getNameField,
    key: 's',
    resultSelector: 'input',
  },
};

/**
 * Runs in the page. Waits for the next event of a type, and then for a visible element that matches the selector.
 * Resolves to two durations in ms. 'next paint' is the longest event duration, as in INP, in steps of 8 ms and at least
 * 16 ms. 'outcome' is the time from the event to the paint of the frame that shows the element.
 */
function measureEvent([type, selector]: readonly [string, string]): Promise<Figures> {
  let longestDurationMs = 16;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) longestDurationMs = Math.max(longestDurationMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return new Promise((resolve) => {
    const options = { once: true, capture: true };
    addEventListener(
      type,
      async ({ timeStamp }) => {
        do await new Promise(requestAnimationFrame);
        while (![...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0));
        // A task that is queued during a frame runs after the paint of that frame.
        await new Promise((resolvePaint) => void setTimeout(resolvePaint));
        const outcomeMs = performance.now() - timeStamp;
        requestIdleCallback(() => resolve({ 'next paint, ms': longestDurationMs, 'outcome, ms': outcomeMs }), {
          timeout: 1000,
        });
      },
      options,
    );
  });
}

/** Measures each interaction once, on a new page. */
async function measureInteractions(siteUrl: string, baselineUrl: string): Promise<FigureTable> {
  const browser = await launchBrowser();
  const rows: FigureTable = {};
  for (const [
    name,
    { urlPath, getOpener, getTarget, key, shouldSkipHover, resultSelector, width = 1280 },
  ] of Object.entries(INTERACTIONS)) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(urlPath === undefined ? baselineUrl : siteUrl + urlPath);
    await page.waitForLoadState('networkidle');
    await getOpener?.(page).click();
    const element = getTarget(page);
    if (key !== undefined) await element.press('A');
    else if (!shouldSkipHover) await element.hover();
    const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1000 })));
    const rowPromise = page.evaluate(measureEvent, [key === undefined ? 'click' : 'keydown', resultSelector] as const);
    // After this round trip to the page, `measureEvent` has installed its observer and its listener.
    await page.evaluate(() => undefined);
    // `Locator.click` would run code in the throttled page during the measurement. If the press were shorter than 80
    // ms, the browser would merge the down event and the up event.
    if (key !== undefined) await page.keyboard.press(key, { delay: 80 });
    else if (shouldSkipHover) await element.evaluate((target: HTMLElement) => target.click());
    else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 80 });
    rows[name] = await rowPromise;
    await page.close();
  }
  await browser.close();
  return rows;
}

/**
 * Returns the heap size (MB) and the numbers of DOM nodes and event listeners after 20 visits and after 200 visits. The
 * first 20 visits fill the caches. A visit is a change of the route, followed by the opening and closing of a dialog.
 */
async function measureMemory(url: string): Promise<FigureTable> {
  // Without these flags, V8's optimised code would add 0.8 MB to the heap in 200 visits.
  const browser = await launchBrowser('--js-flags=--no-opt --no-maglev --no-sparkplug');
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  const visit = async (route: string) => {
    const previousTitle = await page.title();
    await page.evaluate((hash) => void (location.hash = hash), route);
    await page.waitForFunction((title) => document.title !== title, previousTitle);
  };
  const visitedPaths = [...new Map(indexableRoutes.map(({ kind, path: route }) => [kind, route])).values()];
  const rows: FigureTable = {};
  for (let visitCount = 1; visitCount <= 200; visitCount += 1) {
    await visit(visitedPaths[visitCount % visitedPaths.length] ?? '/');
    await getFooterContactButton(page).press('Enter');
    await page.getByRole('dialog').getByLabel(forms.contact.labels.name).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    if (visitCount !== 20 && visitCount !== 200) continue;
    await visit(notFoundRoute.path);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const readMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const [nodes, listeners] = [readMetric('Nodes'), readMetric('JSEventListeners')];
    rows[`after ${visitCount} visits`] = { 'heap, MB': readMetric('JSHeapUsedSize') / MEGABYTE, nodes, listeners };
  }
  await browser.close();
  return rows;
}

/**
 * Starts an HTTP/2 proxy for the HTTP server at `url`. Lighthouse simulates the connections of the server's protocol,
 * and hosts serve sites over HTTP/2. Writes the key and the certificate of the proxy into `folder`. Resolves to the
 * proxy's URL.
 */
async function startHttp2Proxy(url: string, folder: string): Promise<string> {
  const [keyFile, certificateFile] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  makeCertificate(keyFile, certificateFile, 'localhost');
  const credentials = { key: await readFile(keyFile), cert: await readFile(certificateFile) };
  const server = createSecureServer(credentials, (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const proxyRequest = sendRequest(url + request.url, { headers }, (proxyResponse) => {
      // HTTP/2 forbids connection-specific headers.
      for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete proxyResponse.headers[name];
      response.writeHead(proxyResponse.statusCode ?? 500, proxyResponse.headers);
      proxyResponse.pipe(response);
    });
    proxyRequest.on('error', () => response.destroy()).end();
  }).unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Returns the median of each figure over the rounds. For the figure {@link MAX_LCP_KEY}, returns the maximum. */
function summarise(rounds: readonly FigureTable[]): FigureTable {
  const calculateFigure = (name: string, key: string) => {
    const sortedValues = rounds.map((round) => round[name]?.[key] ?? NaN).toSorted((a, b) => a - b);
    return sortedValues[key === MAX_LCP_KEY ? sortedValues.length - 1 : Math.floor(sortedValues.length / 2)] ?? NaN;
  };
  const summary: FigureTable = {};
  for (const [name, row] of Object.entries(rounds[0] ?? {}))
    summary[name] = Object.fromEntries(Object.keys(row).map((key) => [key, calculateFigure(name, key)]));
  return summary;
}

/**
 * Prints a table of rows with at most two decimals. Adds a column with the ratio to the baseline for each key of
 * `ratios`.
 */
function printTable(title: string, rows: FigureTable, ratios: readonly string[] = []): void {
  const formattedRows = Object.entries(rows).map(([name, row]) => {
    const ratioColumns = ratios.map(
      (key) => [`${key.split(',')[0]} ×`, (row[key] ?? NaN) / (rows['baseline']?.[key] ?? NaN)] as const,
    );
    const roundedColumns = [...Object.entries(row), ...ratioColumns].map(([key, value]) => [
      key,
      Number(value.toFixed(2)),
    ]);
    return [name, Object.fromEntries(roundedColumns)];
  });
  console.log(title);
  console.table(Object.fromEntries(formattedRows));
}

async function benchSite(rounds: number): Promise<void> {
  ensureBrowser();
  ensureInstalled([{ file: '/usr/bin/openssl', debianPackage: 'openssl' }], 'the bench');
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await writeBaseline(path.join(folder, 'baseline'));
  const installation = { folder: process.cwd(), dataFolder: folder };
  const siteServer = await startServer(installation);
  const baselineServer = await startServer(installation, { DIST_DIR: path.join(folder, 'baseline') });
  try {
    const origin = await startHttp2Proxy(siteServer.url, folder);
    const urlsByName = {
      baseline: await startHttp2Proxy(baselineServer.url, folder),
      home: origin + home.path,
      'deep link': `${origin}/#${coldPage.path}`,
      ...(allOffers[0] && { 'plan page': `${origin}${allOffers[0].path}/` }),
    };
    const [pageLoadTables, interactionTables]: [FigureTable[], FigureTable[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const pageLoadTable: FigureTable = {};
      for (const [name, url] of Object.entries(urlsByName)) pageLoadTable[name] = await measurePageLoad(url);
      pageLoadTables.push(pageLoadTable);
      interactionTables.push(await measureInteractions(siteServer.url, baselineServer.url));
    }
    const title = `${LIGHTHOUSE_PACKAGE}, mobile preset, HTTP/2, medians of ${rounds} rounds. × is the ratio to the baseline.`;
    printTable(title, summarise(pageLoadTables), ['FCP, ms', MAX_LCP_KEY, 'KiB']);
    printTable(`Interactions, processor ${CPU_SLOWDOWN} times slower:`, summarise(interactionTables));
    printTable('Memory:', await measureMemory(siteServer.url));
  } finally {
    await Promise.all([siteServer.stop(), baselineServer.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

const [argument = '5', ...relayArguments] = process.argv.slice(2);
await (argument === 'relay' ? benchRelay(relayArguments) : benchSite(parseCount(argument)));
