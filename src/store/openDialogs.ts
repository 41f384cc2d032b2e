import { selectJobId } from './application/applicationSlice';
import { selectContactDialogIsOpen } from './contactModal/contactModalSlice';
import { selectCustomRequestIsOpen } from './customRequest/customRequestSlice';
import { selectDisplayDialogIsOpen } from './displayDialog/displayDialogSlice';
import { selectHierarchy } from './hierarchy/hierarchySlice';
import { selectQuoteSelection } from './quote/quoteSlice';
import type { RootState } from './store';

/** The query parameter that opens the contact form on any page, unless another dialog is open. */
export const CONTACT_PARAMETER = 'contact';

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
