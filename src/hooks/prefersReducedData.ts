/** Returns whether the visitor's browser asks for less data (`Save-Data`). */
export const prefersReducedData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
