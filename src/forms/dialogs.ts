/**
 * Where each dialog's code is fetched from: on the visitor's first sign of wanting it (hover or focus), at the latest when it opens.
 * One list, so that a preload and the dialog host ask for the same chunk.
 */
export const loadContactDialog = () => import('./contact/ContactDialog');
export const loadApplyDialog = () => import('./apply/ApplyDialog');
export const loadQuoteDialog = () => import('./quote/QuoteDialog');
export const loadCustomRequestDialog = () => import('./custom/CustomRequestDialog');

/** Fetches ahead. A failure here is none: opening the dialog asks again and shows what went wrong. */
function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

export const preloadContactDialog = () => preload(loadContactDialog);
export const preloadApplyDialog = () => preload(loadApplyDialog);
export const preloadQuoteDialog = () => preload(loadQuoteDialog);
export const preloadCustomRequestDialog = () => preload(loadCustomRequestDialog);
