import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { getBarLinks } from '../../src/site/pages';
import { PAGE_PATHS } from '../../test/pagePaths';
import { loadSubjects } from '../../test/subjects';
import { createApplyStates } from './apply';
import { createContactStates } from './contact';
import { createDisplayStates } from './display';
import { createFailureStates } from './failures';
import { createHeaderStates, createHomeStates, createPeopleStates, createTabStates } from './pageStates';
import { createCustomRequestStates, createQuoteStates } from './requests';
import type { OptionalState, State } from './state';

export type { State } from './state';

const pageStates: readonly State[] = PAGE_PATHS.map((path) => ({ name: `page ${path}`, route: path }));

/** The state that shows the language offer. The list is empty if the site has only one language. */
const languageOfferStates: readonly State[] = Object.entries(settings.languages ?? {})
  .filter(([tag]) => tag !== settings.language)
  .slice(0, 1)
  .map(([locale, { name }]) => ({
    name: 'language offer',
    route: '/',
    locale,
    reachState: (page) => page.getByRole('complementary', { name, exact: true }).waitFor(),
  }));

/**
 * Returns every state of the firm's site: each route, and its dialogs, failures and pending requests. Throws when two
 * states have the same name, because the results are stored by name.
 */
export async function loadStates(): Promise<readonly State[]> {
  const { home, contact, textPage, people, jobs, offers, leaders, customCard, listPagesOfKind } = await loadSubjects();
  const [job] = jobs;
  const otherPage = listPagesOfKind('clients')[0] ?? textPage;
  const optionalStates: readonly OptionalState[] = [
    ...pageStates,
    ...createHeaderStates(textPage.path, getBarLinks(pages).at(-1)?.label),
    ...createHomeStates(home.content),
    ...createTabStates(listPagesOfKind('bundle'), listPagesOfKind('combo')),
    ...(people ? createPeopleStates(people.path, people.content, leaders) : []),
    ...createContactStates(home.path, otherPage.path, contact.path),
    ...(job ? createApplyStates(job) : []),
    ...createQuoteStates(offers),
    ...(customCard ? createCustomRequestStates(customCard) : []),
    ...createDisplayStates(textPage.path),
    ...createFailureStates(textPage.path, contact.path),
    ...languageOfferStates,
  ];
  const states = optionalStates.filter((state) => !!state);
  const names = states.map(({ name }) => name);
  const repeatedNames = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeatedNames.length > 0)
    throw new Error(`a11y/states: two states are called ${repeatedNames.join(' and ')}. Give each a unique name.`);
  return states;
}
