import { createContext, use } from 'react';
import { RELAY_PREFIX } from '../../submission';
import type { FieldErrors } from '../../submission';
import type { FormDefinition } from '../../submission/forms/field';

/** Id of the form on such a page: an answer begins there. */
export const POSTED_FORM = 'form';

/** Returns what makes a form work as plain HTML. `page` is the path of its page: an answer that is no success shows it again. */
export const postProps = ({ path }: FormDefinition, page: string) => ({
  id: POSTED_FORM,
  method: 'post' as const,
  action: `${RELAY_PREFIX}/${path}?form=${page}#${POSTED_FORM}`,
  encType: 'multipart/form-data' as const,
});

/** What a page is rendered with that no script brings to life: everything that it will ever show is there at once. */
export interface Noscript {
  /** What was posted, by the names of the controls; {} before that. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** As it came with the post; '' for the relay to fill in. */
  token: string;
  /** Why it was not taken, where that is not the fields' fault. */
  failure?: { title: string; text: string };
  /** Beside the file's field, when the form comes back: no browser keeps a file. */
  fileNote?: string;
  /** Nothing is sent (§7.4): the summary stands in the form's place. */
  isSummary?: boolean;
}

const NoscriptContext = createContext<Noscript | null>(null);
export const NoscriptProvider = NoscriptContext.Provider;

/** null on a page that scripts bring to life, whether or not they have come. */
export const useNoscriptPage = (): Noscript | null => use(NoscriptContext);
