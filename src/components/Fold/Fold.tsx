/** Names it to the document's head. */
export const FOLD_ID = 'fold';

/**
 * Stands after the last of what a page's first view is laid out by, in an element with `data-fold`. A document that comes in
 * pieces is painted when it has come this far (`<link rel="expect">`, scripts/build/document.ts), for with every piece the words
 * before it would move; browsers that don't know that link paint all but what is in that element (src/styles/base.css). An
 * element of its own: Chromium takes an element for parsed when it begins.
 */
export function Fold() {
  return <span id={FOLD_ID} hidden />;
}
