import { createContext, use } from 'react';
import { RELAY_PATH, RELAY_PREFIX } from '../../submission';
import type { SubmissionKind } from '../../submission';
import type { FieldErrors } from './fieldErrors';

/** Where a form is posted to where no script sends it. */
export interface PostTo {
  kind: SubmissionKind;
  /** Path of the page that the form stands on: an answer that is no success shows it again. */
  page: string;
}

/** Id of the form on such a page: an answer begins there. */
export const POSTED_FORM = 'form';
/** The hidden field in which the relay puts when, and under which key, it served the form. */
export const SEAL = 'seal';
/** The field that only bots fill in. */
export const TRAP = 'website';

/** What makes a form work as plain HTML. */
export const postProps = ({ kind, page }: PostTo) => ({
  id: POSTED_FORM,
  method: 'post' as const,
  action: `${RELAY_PREFIX}/${RELAY_PATH[kind]}?form=${page}#${POSTED_FORM}`,
  encType: 'multipart/form-data' as const,
});

/** What a page is rendered with that no script brings to life: everything that it will ever show is there at once. */
export interface Plain {
  /** What was posted, by the names of the controls; {} before that. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** As it came with the post; '' for the relay to fill in. */
  seal: string;
  /** Why it was not taken, where that is not the fields' fault. */
  failure?: { title: string; text: string };
  /** Beside the file's field, when the form comes back: no browser keeps a file. */
  fileNote?: string;
  /** Nothing is sent (§7.4): the summary stands in the form's place. */
  isSummary?: boolean;
}

const PlainContext = createContext<Plain | null>(null);
export const PlainProvider = PlainContext.Provider;

/** null on a page that scripts bring to life, whether or not they have come. */
export const usePlainPage = (): Plain | null => use(PlainContext);
