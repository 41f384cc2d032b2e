import { createContext, use } from 'react';
import { SITE_BASE } from '../../hooks/siteBase';
import { formatLanguageQuery, SUBMISSIONS_PATH } from '../../submission';
import type { FieldErrors } from '../../submission';
import type { FormDefinition } from '../../submission/forms/field';

/**
 * The id of a form that also works as plain HTML. The form posts to a URL that ends in this id, so that the browser
 * scrolls to the form on the page of the response.
 */
const POSTED_FORM_ID = 'form';

/**
 * Returns the attributes that make a form work as plain HTML. `pagePath` is the path of the form's page. The relay
 * shows this page again when it rejects the form.
 */
export const getPostProps = ({ path }: FormDefinition, pagePath: string) => ({
  id: POSTED_FORM_ID,
  method: 'post' as const,
  action: `${SITE_BASE.slice(0, -1)}${SUBMISSIONS_PATH}/${path}?form=${pagePath}${formatLanguageQuery('&')}#${POSTED_FORM_ID}`,
  encType: 'multipart/form-data' as const,
});

/**
 * The data of a page that is rendered for use without JavaScript. Such a page is never hydrated, so its HTML must
 * contain all content.
 */
export interface NoscriptPageData {
  /** The posted values by control name; {} for a form that has not been posted yet. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** The posted form token, or '' for a form into which the relay inserts a new token. */
  token: string;
  /** The reason why the relay rejected the form, when no field is invalid. */
  failure?: { title: string; text: string };
  /**
   * The note beside the file field of a rejected form. This note asks the visitor to choose the file again, because no
   * browser keeps a chosen file.
   */
  fileNote?: string;
  /** True when the page shows the summary in place of the form, because the relay does not send the request (§7.4). */
  isSummary?: boolean;
}

const NoscriptContext = createContext<NoscriptPageData | null>(null);
export const NoscriptProvider = NoscriptContext.Provider;

/**
 * Returns the data of a page without JavaScript. Returns null on a page that will be hydrated, even before hydration.
 */
export const useNoscriptPage = (): NoscriptPageData | null => use(NoscriptContext);
