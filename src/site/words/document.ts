/** What stands in every page's HTML beside the site itself, which never arrives in a script. */
export interface DocumentWords {
  /** In the place of a form where nothing takes what it would post: `{inbox}` and `{phone}` are links. */
  readonly insteadOfForm: string;
  /** Shown when the site's code could not be fetched; the page can still be read. */
  readonly startFailed: string;
}
