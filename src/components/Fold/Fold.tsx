/**
 * The id of the hidden marker that `Fold` renders. A `<link rel="expect">` in the document's head refers to this id.
 */
export const FOLD_ID = 'fold';

/**
 * Renders a hidden marker that ends the page's first view. Render the marker as a child of an element with `data-fold`,
 * after the last element that affects the layout of the first view.
 *
 * While a document loads, the browser paints the document only after it has parsed this marker (`<link rel="expect">`,
 * scripts/build/document.ts). An earlier paint would show text that moves when the next bytes of the document arrive.
 * Browsers without support for this link type paint the page earlier. A stylesheet therefore hides the content of the
 * `data-fold` element until the browser has parsed the marker, for at most 3 s (src/styles/base.css). The marker is a
 * separate element, because Chromium counts an element as parsed at its start tag.
 */
export function Fold() {
  return <span id={FOLD_ID} hidden />;
}
