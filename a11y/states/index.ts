import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { getBarLinks } from '../../src/site/pages';
import { loadSubjects } from '../../test/subjects';
import { applyStates } from './apply';
import { createContactStates } from './contact';
import { createDisplayStates } from './display';
import { createFailureStates } from './failures';
import { createHomeStates, createPeopleStates, createTabStates } from './parts';
import { createCustomStates, createQuoteStates } from './requests';
import type { State } from './state';

export type { State } from './state';

/** Each page of the route table by its first path, so that every page is audited. */
const firstRoutes = routes.filter(({ page }, at) => routes.findIndex((other) => other.page === page) === at);
const pageStates: readonly State[] = [...firstRoutes, notFoundRoute].map(({ path }) => ({
  name: `page ${path}`,
  route: path,
}));

/** The line that offers a page in the language of the visitor's browser. */
const offerStates: readonly State[] = Object.entries(settings.languages ?? {})
  .filter(([tag]) => tag !== settings.language)
  .slice(0, 1)
  .map(([locale, { name }]) => ({
    name: 'language offer',
    route: '/',
    locale,
    reach: (page) => page.getByRole('complementary', { name, exact: true }).waitFor(),
  }));

/**
 * Returns every state of the firm's site, for audits and screenshots: each route, and its dialogs, failures and pending
 * requests. Throws when two states have the same name, because the name identifies the results.
 */
export async function loadStates(): Promise<readonly State[]> {
  const { home, contact, text, people, jobs, offers, leaders, customCard, ofKind } = await loadSubjects();
  const [job] = jobs;
  const elsewhere = ofKind('clients')[0] ?? text;
  const states = [
    ...pageStates,
    ...createHomeStates(home.content, getBarLinks(pages).at(-1)?.label),
    ...createTabStates(ofKind('bundle'), ofKind('combo')),
    ...(people ? createPeopleStates(people.path, people.content, leaders) : []),
    ...createContactStates(home.path, elsewhere.path, contact.path),
    ...(job ? applyStates(job) : []),
    ...createQuoteStates(offers),
    ...(customCard ? createCustomStates(customCard) : []),
    ...createDisplayStates(text.path),
    ...createFailureStates(text.path, contact.path),
    ...offerStates,
  ];
  const names = states.map(({ name }) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0)
    throw new Error(`a11y/states: two states are called ${twice.join(' and ')}. Give each a unique name.`);
  return states;
}
