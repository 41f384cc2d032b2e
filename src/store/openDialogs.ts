import { selectJobId } from './application/applicationSlice';
import { selectContactIsOpen } from './contactModal/contactModalSlice';
import { selectCustomRequestIsOpen } from './customRequest/customRequestSlice';
import { selectDisplayIsOpen } from './displayDialog/displayDialogSlice';
import { selectHierarchy } from './hierarchy/hierarchySlice';
import { selectQuoteSelection } from './quote/quoteSlice';
import type { RootState } from './store';

/** The query parameter that opens the contact form on any page. */
export const CONTACT_PARAMETER = 'contact';

/** A selector for each dialog. The selector returns whether the dialog is open. */
export const openSelectors = {
  contact: selectContactIsOpen,
  apply: (state: RootState) => selectJobId(state) !== null,
  quote: (state: RootState) => selectQuoteSelection(state) !== null,
  customRequest: selectCustomRequestIsOpen,
  display: selectDisplayIsOpen,
  hierarchy: (state: RootState) => selectHierarchy(state).isOpen,
};

/** Returns whether any dialog is open. */
export const selectAnyIsOpen = (state: RootState): boolean =>
  Object.values(openSelectors).some((select) => select(state));
