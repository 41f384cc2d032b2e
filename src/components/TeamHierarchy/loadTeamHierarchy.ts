/** Where the overlay's code is fetched from, for the host that opens it and for the preload alike. */
export const loadTeamHierarchy = () => import('./TeamHierarchy');

/** Fetches ahead, on the first sign of interest. A failure here is none: opening asks again and shows what went wrong. */
export const preloadTeamHierarchy = () => {
  loadTeamHierarchy().catch(() => undefined);
};
