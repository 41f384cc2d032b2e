import { pages } from '#site/pages';
import { findPageOfKind } from '../src/site/pages';
import { loadSubjects } from '../test/subjects';
import { startHarness, type Harness } from './testing/harness';
import { createQuote, submit } from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});

const collapseWhitespace = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

test("§3.9 the mails about a quote use the page's texts for the service and each selected option", async () => {
  const { listPagesOfKind } = await loadSubjects();
  for (const { id, title, content } of [
    ...listPagesOfKind('plans'),
    ...listPagesOfKind('combo'),
    ...listPagesOfKind('bundle'),
  ]) {
    const { service = title, selects } = content.quote;
    const chosenOptions = selects.map(({ name, options: [...allOptions] }) => ({ name, ...allOptions.at(-1) }));
    const chosenValues = Object.fromEntries(chosenOptions.map(({ name, value = '' }) => [name, value]));
    await submit(relay.url, 'quotes', createQuote({ page: id, email: 'ann@example.com', ...chosenValues }));
    await relay.deliver();
    const mails = relay.devProviders.mails.splice(0);
    expect(mails).toHaveLength(2);
    for (const { textContent } of mails)
      for (const text of [service, ...chosenOptions.map(({ label }) => label)])
        expect(collapseWhitespace(textContent)).toContain(collapseWhitespace(text));
    expect(relay.devProviders.rows.pop()?.payload).toMatchObject({ page: id, ...chosenValues });
  }
});

test('§3.9 the admin mail of a quote shows the ids of the page and the options when the site no longer has the page', async () => {
  await submit(relay.url, 'quotes', createQuote({ page: 'toString', companySize: 'few' }));
  await relay.deliver();
  expect(relay.devProviders.mails[0]?.textContent).toMatch(/toString[^]*few/);
});

test('§3.9 the relay delivers a quote with the id of its page when the texts of the page fail to load', async () => {
  const { id = '' } = findPageOfKind(pages, 'home') ?? {};
  const page = pages[id];
  if (!page) throw new Error('The site has no home page');
  jest.spyOn(page, 'content').mockRejectedValue(new Error('Cannot find module'));
  await submit(relay.url, 'quotes', createQuote({ page: id }));
  await relay.deliver();
  expect(relay.devProviders.rows).toHaveLength(1);
  expect(relay.devProviders.mails[0]?.textContent).toContain(id);
  expect(relay.logLines).toContainEqual(expect.objectContaining({ event: 'quote-texts.not-loaded' }));
});
