import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityResults } from '#site/accessibilityResults';
import { indexableRoutes } from '../../src/app/routing/routes';
import {
  findAxeViolations,
  readScreenReaderTexts,
  readScreenReaderText,
  getMain,
  getSection,
  renderSite,
} from './support';

/** The text pages (§2.1): path, heading, and regular expressions that the text of the page must match. */
const TEXT_PAGES = [
  ['/privacy-policy', 'Privacy Policy', [/cookie/i, /form/i, /delete|keep/i, /hello@banyanbyte\.example/]],
  ['/terms-of-service', 'Terms of Service', [/price/i, /quote/i]],
  ['/accessibility', 'Accessibility', [/WCAG/, /barrier/i, /hello@banyanbyte\.example/]],
] as const;

/** Renders /contact and waits until the country list with its flags replaces the native select. */
async function renderContact() {
  const site = await renderSite('/contact');
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('India +91');
  expect(await screen.findByRole('button', { name: 'Country code India +91' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('img[src^="/flags/"]')).toBeInTheDocument());
  return site;
}

test.each(TEXT_PAGES)(
  '§2.1 %s has one h1, and covers its subjects in sections with unique headings',
  async (route, title, subjectPatterns) => {
    await renderSite(route);
    expect(readScreenReaderTexts(screen.getAllByRole('heading', { level: 1 }))).toEqual([title]);
    const headings = within(getMain()).getAllByRole('heading', { level: 2 });
    expect(headings.length).toBeGreaterThan(3);
    for (const heading of headings) {
      const text = readScreenReaderText(heading.closest('section') ?? heading);
      expect(text.length).toBeGreaterThan(readScreenReaderText(heading).length + 40);
    }
    expect(new Set(readScreenReaderTexts(headings)).size).toBe(headings.length);
    for (const subjectPattern of subjectPatterns) expect(readScreenReaderText(getMain())).toMatch(subjectPattern);
  },
);

test("§2.12 the form on /contact and the dialog 'Reach Us' share no ids and violate no axe rule", async () => {
  const { user } = await renderContact();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Reach Us' }));
  expect(await screen.findByRole('dialog', { name: 'Reach Us' })).toBeVisible();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(await findAxeViolations()).toEqual([]);
});

test('2.4.5 2.4.8 the site map leads to every page once, by its first address', async () => {
  await renderSite('/site-map');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const listedPaths = links.map((link) => link.getAttribute('href')?.replace('/#', ''));
  const firstRoutes = indexableRoutes.filter(
    ({ pageId, path }) => indexableRoutes.find((route) => route.pageId === pageId)?.path === path,
  );
  const expectedPaths = firstRoutes.map(({ path }) => path).filter((path) => path !== '/site-map');
  expect(listedPaths.toSorted()).toEqual(expectedPaths.toSorted());
});

test('the accessibility statement shows the figures of the recorded audit', async () => {
  await renderSite('/accessibility');
  const section = within(getSection('Test results'));
  const { engines, states, engineChecks, failures, falsePositives, widths } = accessibilityResults;
  for (const { name, version } of engines) expect(section.getByText(new RegExp(`${name} ${version}`))).toBeVisible();
  const statesText = section.getByText(new RegExp(`looked at ${states} states`));
  for (const width of widths) expect(statesText).toHaveTextContent(String(width));
  const formatCount = (count: number) => count.toLocaleString('en-GB');
  const items = section.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(`${formatCount(engineChecks)} checks`);
  expect(items[0]).toHaveTextContent(`found ${formatCount(failures)} failures`);
  expect(items[2]).toHaveTextContent(`Kinds of findings that proved to be mistakes of a program: ${falsePositives}`);
});
