import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { applyStates } from './apply';
import { contactStates } from './contact';
import { failureStates } from './failures';
import { partStates } from './parts';
import { requestStates } from './requests';
import type { State } from './state';

export type { State } from './state';

/** Each page of the one route table, and the not-found page: no route is without its audit. */
const pageStates: readonly State[] = [...routes, notFoundRoute].map(({ path }) => ({
  name: `page ${path}`,
  route: path,
}));

/** Every state of the site: each route, and whatever opens, fails or is under way on it. Audits and pictures read it. */
export const states: readonly State[] = [
  ...pageStates,
  ...partStates,
  ...contactStates,
  ...applyStates,
  ...requestStates,
  ...failureStates,
];
