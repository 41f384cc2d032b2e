/** The interface that the start script in the head offers to the site's code. */
export interface SiteStart {
  /**
   * Resolves when `#root` contains the prerendered page of the address, or when that page could not be loaded. Call it
   * again after waiting, because the address may have changed.
   */
  page: () => Promise<void>;
  /** Stops following the address. The router of the site's code handles every later change. */
  stop: () => void;
  /** Replays the queued clicks, once the page can handle them. */
  finish: () => void;
}

declare global {
  interface Window {
    /**
     * The interface, which is removed once the page is interactive. The development server never sets it, because that
     * server prerenders no pages.
     */
    siteStart?: SiteStart;
  }
}
