/** What the start script in the head hands to the site's code once that has arrived. */
export interface SiteStart {
  /** Resolves when `#root` holds the page of the address as prerendered, or that could not be had. Ask again after waiting. */
  page: () => Promise<void>;
  /** The site's code takes the address over: from now on a changed address is the router's. */
  stop: () => void;
  /** The page answers: what was pressed before is pressed now. */
  finish: () => void;
}

declare global {
  interface Window {
    /** Gone once the page answers; never there under the development server, which prerenders nothing. */
    siteStart?: SiteStart;
  }
}
