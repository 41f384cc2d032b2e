import { createContext, use } from 'react';
import { formatLanguageQuery, RELAY_PREFIX } from '../../submission';
import type { FieldErrors } from '../../submission';
import type { FormDefinition } from '../../submission/forms/field';

/** The id of the form on a page without JavaScript. The page of the response scrolls to the form. */
const POSTED_FORM_ID = 'form';

/**
 * Returns the attributes that make a form work as plain HTML. `page` is the path of the form's page, which the relay
 * shows again when it rejects the form.
 */
export const getPostProps = ({ path }: FormDefinition, page: string) => ({
  id: POSTED_FORM_ID,
  method: 'post' as const,
  action: `${RELAY_PREFIX}/${path}?form=${page}${formatLanguageQuery('&')}#${POSTED_FORM_ID}`,
  encType: 'multipart/form-data' as const,
});

/**
 * The data of a page that is rendered for use without JavaScript. Such a page is never hydrated, so it renders all
 * content at once.
 */
export interface Noscript {
  /** The posted values by control name; {} for a form that was not posted yet. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** The posted form token; '' when the relay must fill in a token. */
  token: string;
  /** The reason why the relay rejected the form, when no field is invalid. */
  failure?: { title: string; text: string };
  /** The note beside the file field of a returned form: no browser keeps a file. */
  fileNote?: string;
  /** Shows the summary in place of the form, because nothing is sent (§7.4). */
  isSummary?: boolean;
}

const NoscriptContext = createContext<Noscript | null>(null);
export const NoscriptProvider = NoscriptContext.Provider;

/**
 * Returns the data of a page without JavaScript, or null on a page that is hydrated, even before its code has loaded.
 */
export const useNoscriptPage = (): Noscript | null => use(NoscriptContext);
