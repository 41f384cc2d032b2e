import { lazyModule } from '../../components/lazyModule';

/**
 * Each dialog with what it says in a chunk of its own: fetched on the visitor's first sign of wanting it (hover or focus),
 * when the page has nothing else to do, at the latest when it opens. What it is about stands in the store.
 */
export const contactDialog = lazyModule(() => import(/* webpackChunkName: "contact-dialog" */ './Contact'));
export const applyDialog = lazyModule(() => import(/* webpackChunkName: "apply-dialog" */ './Apply'));
export const quoteDialog = lazyModule(() => import(/* webpackChunkName: "quote-dialog" */ './Quote'));
export const customRequestDialog = lazyModule(
  () => import(/* webpackChunkName: "custom-request-dialog" */ './CustomRequest'),
);
export const teamHierarchy = lazyModule(() => import(/* webpackChunkName: "team-hierarchy" */ './TeamHierarchy'));
