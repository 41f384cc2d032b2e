/** The interface through which the site's code calls the start script in the document's head. */
export interface SiteStart {
  /**
   * Resolves when `#root` contains the prerendered page of the URL, or when that page could not be loaded. If the
   * URL has changed in the meantime, call this function again.
   */
  waitForPage: () => Promise<void>;
  /** True if the entry script of the site's code has run. */
  hasCodeRun?: boolean;
  /**
   * Makes the start script ignore all later changes of the URL, because the router of the site's code handles these
   * changes.
   */
  stopHandlingUrlChanges: () => void;
  /**
   * Removes this interface from `window`, removes the message about a failed start, and replays the queued clicks. If
   * the URL has changed since `stopHandlingUrlChanges`, also notifies the router. Call this function when the page
   * can handle the clicks.
   */
  finishStart: () => void;
}

declare global {
  interface Window {
    /**
     * The interface of the start script. Undefined after the page has become interactive. Always undefined on the
     * development server, which prerenders no pages.
     */
    siteStart?: SiteStart;
  }
}
