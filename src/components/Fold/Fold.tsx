/** The id of the marker, to which the document's head refers. */
export const FOLD_ID = 'fold';

/**
 * Renders a marker after the last element that affects the layout of the page's first view, in an element with
 * `data-fold`. While a document loads, the browser paints the document only after this marker is parsed (`<link
 * rel="expect">`, scripts/build/document.ts). If the browser painted earlier, the text would move whenever another part
 * arrives. Browsers without that link type paint all but the content of the `data-fold` element (src/styles/base.css).
 * The marker is a separate element, because Chromium counts an element as parsed at its start tag.
 */
export function Fold() {
  return <span id={FOLD_ID} hidden />;
}
