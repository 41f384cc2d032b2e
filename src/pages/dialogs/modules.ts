import { createElement } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { loadContentOfKind } from '../contents';

/**
 * Each dialog with what it says in a chunk of its own: fetched on the visitor's first sign of wanting it (hover or focus),
 * when the page has nothing else to do, at the latest when it opens. What it is about stands in the store.
 */
export const contactDialog = lazyPart(() => import(/* webpackChunkName: "contact-dialog" */ './Contact'));
export const applyDialog = lazyPart(async () => {
  const [{ default: Apply }, { jobs }] = await Promise.all([
    import(/* webpackChunkName: "apply-dialog" */ './Apply'),
    loadContentOfKind('jobs'),
  ]);
  return { default: () => createElement(Apply, { jobs }) };
});
export const quoteDialog = lazyPart(() => import(/* webpackChunkName: "quote-dialog" */ './Quote'));
export const customRequestDialog = lazyPart(
  () => import(/* webpackChunkName: "custom-request-dialog" */ './CustomRequest'),
);
export const teamHierarchy = lazyPart(async () => {
  const [{ default: TeamHierarchy }, { team, hierarchy }] = await Promise.all([
    import(/* webpackChunkName: "team-hierarchy" */ './TeamHierarchy'),
    loadContentOfKind('people'),
  ]);
  if (!team || !hierarchy) throw new Error('The people page has no hierarchy to show');
  return { default: () => createElement(TeamHierarchy, { team, hierarchy }) };
});
