/** Id of the one empty form of the document that buttons lead on by where no script answers them. */
export const FALLBACK_FORM = 'lead-on';

/** Where a button leads where no script answers it: a file of this site, with one value in its search. */
export interface Fallback {
  /** Address of a file. */
  address: string;
  name?: string;
  value?: string;
}

/** The attributes that make a button submit the empty form there, as a GET. */
export const fallbackProps = ({ address, name, value }: Fallback) => ({
  type: 'submit' as const,
  form: FALLBACK_FORM,
  formAction: address,
  ...(name !== undefined && { name, value }),
});
