import { selectJobId } from './application/applicationSlice';
import { selectContactDialogIsOpen } from './contactModal/contactModalSlice';
import { selectCustomRequestIsOpen } from './customRequest/customRequestSlice';
import { selectDisplayDialogIsOpen } from './displayDialog/displayDialogSlice';
import { selectHierarchy } from './hierarchy/hierarchySlice';
import { selectQuoteSelection } from './quote/quoteSlice';
import type { RootState } from './store';

/** The query parameter that opens the contact form on any page, unless another dialog is open. */
export const CONTACT_PARAMETER = 'contact';
/** The query parameters that open the application form of a job. */
export const APPLY_PARAMETERS = ['apply', 'job'];
/** The query parameters that open the quote form of a plan or add-on. */
export const QUOTE_PARAMETERS = ['quote', 'plan', 'addon'];

/** Returns the query without the parameters that open dialogs: '?from=letter' for '?from=letter&contact'. */
export function removeDialogParameters(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of [CONTACT_PARAMETER, ...APPLY_PARAMETERS, ...QUOTE_PARAMETERS]) parameters.delete(name);
  return `?${String(parameters)}`.replace(/\?$/, '');
}

/** One selector for each dialog. Each selector returns whether its dialog is open. */
export const openStateSelectors = {
  contact: selectContactDialogIsOpen,
  apply: (state: RootState) => selectJobId(state) !== null,
  quote: (state: RootState) => selectQuoteSelection(state) !== null,
  customRequest: selectCustomRequestIsOpen,
  display: selectDisplayDialogIsOpen,
  hierarchy: (state: RootState) => selectHierarchy(state).isOpen,
};

export const selectAnyDialogIsOpen = (state: RootState): boolean =>
  Object.values(openStateSelectors).some((select) => select(state));
