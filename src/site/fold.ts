/** Id of what stands where a page's first view ends (components/Fold), for the document's head to name. */
export const FOLD_ID = 'fold';
