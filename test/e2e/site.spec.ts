import sharp from 'sharp';
import { decodePixels } from '../../a11y/engines/pixels';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { findRoute, type Route } from '../../src/app/routing/routes';
import { words as controls } from '#site/words/controls';
import { pages } from '#site/pages';
import { getBarLinks, getFooterLinks } from '../../src/site/pages';
import { loadSubjects } from '../subjects';
import { expect, test } from './fixtures';
import { getHeading, goTo, measureBox } from './harness';

const { home, contact, notFound, textPage, listPagesOfKind } = await loadSubjects();
/** The last link of the header. The tests do not use the first link, because that link may lead to the current page. */
const lastLink = getBarLinks(pages).at(-1);
if (!lastLink) throw new Error('The header has no links. Add a page to the menu in pages.ts.');

test(
  '§2.1 navigation and Back scroll to the top, set the title and focus the h1',
  { tag: '@once' },
  async ({ page, site }) => {
    const [contactRoute, footerRoute] = [findRoute(contact.path), findRoute(getFooterLinks(pages).at(-1)?.href ?? '')];
    const expectNavigatedTo = async (route: Route) => {
      await expect(getHeading(page, route.title)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveTitle(formatDocumentTitle(route));
    };
    await goTo(page, site.url, contactRoute.path);
    const linkOptions = { name: getFooterLinks(pages).at(-1)?.label ?? '', exact: true };
    await page.getByRole('contentinfo').getByRole('link', linkOptions).click();
    await expectNavigatedTo(footerRoute);
    await page.goBack();
    await expectNavigatedTo(contactRoute);
  },
);

test(
  "§8 the error screen of a page and the focus stay after 'Try again' until the code of the page has loaded",
  { tag: '@once' },
  async ({ page, site, holdScripts }) => {
    await goTo(page, site.url, notFound.path);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.evaluate((path) => (window.location.hash = path), textPage.path);
    await getHeading(page, controls.chunkError.title).waitFor();
    await page.unroute('**/assets/*.js');
    const release = await holdScripts();
    const retryButton = page.getByRole('button', { name: controls.chunkError.retry });
    await retryButton.press('Enter');
    await expect(page.locator('[aria-live]', { hasText: controls.chunkError.loading })).toBeVisible();
    await expect(getHeading(page, controls.chunkError.title)).toBeVisible();
    await expect(retryButton).toBeFocused();
    release();
    await expect(getHeading(page, textPage.title)).toBeFocused();
  },
);

test('§2.2 the bar has 90 % of the width of the window, at most 1280px, also with text at 150 %', async ({
  page,
  site,
}) => {
  await goTo(page, site.url, contact.path);
  const bar = page.getByRole('banner');
  for (const textSize of ['100', '150']) {
    await page.evaluate((size) => localStorage.setItem('display', JSON.stringify({ textSize: size })), textSize);
    await page.reload();
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const windowWidth = await page.evaluate(() => document.documentElement.clientWidth);
      expect((await measureBox(bar)).width).toBeCloseTo(Math.min(0.9 * windowWidth, 1280));
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test('§2.4 a raster logo keeps its aspect ratio', async ({ openRoute }) => {
  const [width, height] = [480, 192];
  const png = await sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  let testedCount = 0;
  for (const [route, selector] of [
    [home.path, 'figcaption img'],
    [home.path, '[data-layout] li img'],
    [listPagesOfKind('clients')[0]?.path, 'li img'],
  ]) {
    if (route === undefined || selector === undefined) continue;
    const page = await openRoute(route, { reducedMotion: 'reduce' });
    const logo = page.getByRole('main').locator(selector).first();
    if ((await logo.count()) === 0) continue;
    await page.route('**/pictures/**', (request) => request.fulfill({ contentType: 'image/png', body: png }));
    await logo.evaluate(
      (image: HTMLImageElement, size) => {
        // A raster logo is in a `picture` element, but the logos of the sample are SVG files.
        const picture = document.createElement('picture');
        (image.closest('picture') ?? image).replaceWith(picture);
        picture.append(image);
        image.removeAttribute('srcset');
        Object.assign(image, { loading: 'eager', ...size, src: `${image.src}?raster` });
        return image.decode();
      },
      { width, height },
    );
    const { data, ...box } = await decodePixels(await logo.screenshot());
    const isRed = (x: number, y: number) => data.readUIntBE((y * box.width + x) * 3, 3) === 0xff0000;
    const [middleX, middleY] = [Math.floor(box.width / 2), Math.floor(box.height / 2)];
    const paintedWidth = Array.from({ length: box.width }, (_, x) => isRed(x, middleY)).filter(Boolean).length;
    const paintedHeight = Array.from({ length: box.height }, (_, y) => isRed(middleX, y)).filter(Boolean).length;
    expect(Math.abs(paintedWidth / paintedHeight / (width / height) - 1), selector).toBeLessThan(0.05);
    testedCount += 1;
  }
  expect(testedCount).toBeGreaterThan(0);
});

test(
  '§8 if code does not arrive, a notice appears, and after 30 s an error screen appears',
  { tag: '@once' },
  async ({ page, site }) => {
    await page.clock.install();
    await goTo(page, site.url, notFound.path);
    const requestPromise = page.waitForRequest('**/assets/*.js');
    // The scripts never arrive.
    await page.route('**/assets/*.js', (route) => (route.request().method() === 'HEAD' ? route.abort() : undefined));
    await page.evaluate((path) => (window.location.hash = path), textPage.path);
    await requestPromise;
    await page.clock.fastForward(2000);
    const notice = page.locator('[aria-live]', { hasText: controls.chunkError.loading });
    await expect(notice).toBeInViewport();
    await page.clock.fastForward(30_000);
    await expect(getHeading(page, controls.chunkError.title)).toBeFocused();
    await expect(notice).toHaveCount(0);
  },
);

test.describe('§2.2 in a window so low that even a short home page scrolls', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1280, height: 480 } });

  test('the header hides on scrolling down, unless the header has the focus, and appears on scrolling up', async ({
    page,
    site,
  }) => {
    await goTo(page, site.url, home.path);
    const header = page.getByRole('banner');
    const measureTop = () => header.evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect.poll(measureTop).toBeGreaterThanOrEqual(0);
    await header.getByRole('link', { name: lastLink.label, exact: true }).focus();
    const startScrollY = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(startScrollY + 100);
    // The header hides with a transition, so the test measures its position after all transitions.
    await header.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await measureTop()).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      window.scrollTo(0, 0);
    });
    await page.mouse.wheel(0, 400);
    await expect(header).not.toBeInViewport();
  });
});

test.describe('§2.2 on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu button opens and closes the menu, Escape closes the menu and focuses the button, and a link closes the menu', async ({
    page,
    site,
  }) => {
    await goTo(page, site.url, home.path);
    const menuButton = page.getByRole('button', { name: controls.menu, exact: true });
    const link = page.getByRole('banner').getByRole('link', { name: lastLink.label, exact: true });
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await menuButton.press('Enter');
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await menuButton.press('Enter');
    await expect(link).toBeHidden();
    await menuButton.press('Enter');
    await link.press('Escape');
    await expect(link).toBeHidden();
    await expect(menuButton).toBeFocused();
    await menuButton.click();
    await link.click();
    await expect(getHeading(page, findRoute(lastLink.href).title)).toBeVisible();
    await expect(link).toBeHidden();
  });
});
