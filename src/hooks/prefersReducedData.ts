/** Returns whether the visitor's browser requests reduced data (`Save-Data`). */
export const prefersReducedData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
