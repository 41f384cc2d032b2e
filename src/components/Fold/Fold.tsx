/** The id that the document's head refers to. */
export const FOLD_ID = 'fold';

/**
 * Renders a marker after the last element that affects the layout of the page's first view, in an element with
 * `data-fold`. While a document loads, the browser paints it only after this marker is parsed (`<link rel="expect">`,
 * scripts/build/document.ts). An earlier paint would move the text with every part that arrives. Browsers without that
 * link type paint all but the content of the `data-fold` element (src/styles/base.css). The marker is a separate
 * element, because Chromium counts an element as parsed at its start tag.
 */
export function Fold() {
  return <span id={FOLD_ID} hidden />;
}
