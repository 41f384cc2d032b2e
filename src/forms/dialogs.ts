import { lazyModule } from '../components/lazyModule';

/**
 * Each dialog in a chunk of its own: fetched on the visitor's first sign of wanting it (hover or focus), when the page has
 * nothing else to do, at the latest when it opens.
 */
export const contactDialog = lazyModule(
  () => import(/* webpackChunkName: "contact-dialog" */ './contact/ContactDialog'),
);
export const applyDialog = lazyModule(() => import(/* webpackChunkName: "apply-dialog" */ './apply/ApplyDialog'));
export const quoteDialog = lazyModule(() => import(/* webpackChunkName: "quote-dialog" */ './quote/QuoteDialog'));
export const customRequestDialog = lazyModule(
  () => import(/* webpackChunkName: "custom-request-dialog" */ './custom/CustomRequestDialog'),
);
