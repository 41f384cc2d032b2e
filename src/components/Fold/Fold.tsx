/** The id that the document's head refers to. */
export const FOLD_ID = 'fold';

/**
 * Renders a mark after the last element that affects the layout of the page's first view, in an element with
 * `data-fold`. While a document still loads, the browser paints it once it has parsed this mark (`<link rel="expect">`,
 * scripts/build/document.ts). An earlier paint would move the text with every piece. Browsers without that link type
 * paint all but the content of the `data-fold` element (src/styles/base.css). The mark is an element of its own,
 * because Chromium counts an element as parsed at its start tag.
 */
export function Fold() {
  return <span id={FOLD_ID} hidden />;
}
