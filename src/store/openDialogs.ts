import { selectJobId } from './application/applicationSlice';
import { selectContactIsOpen } from './contactModal/contactModalSlice';
import { selectCustomRequestIsOpen } from './customRequest/customRequestSlice';
import { selectHierarchy } from './hierarchy/hierarchySlice';
import { selectQuoteSelection } from './quote/quoteSlice';
import type { RootState } from './store';

/** The name by which an address opens the contact form over any page. */
export const CONTACT_LINK = 'contact';

/** Whether each dialog of the site is open. */
export const isOpen = {
  contact: selectContactIsOpen,
  apply: (state: RootState) => selectJobId(state) !== null,
  quote: (state: RootState) => selectQuoteSelection(state) !== null,
  customRequest: selectCustomRequestIsOpen,
  hierarchy: (state: RootState) => selectHierarchy(state).isOpen,
};

/** Whether any of them is. */
export const selectAnyIsOpen = (state: RootState): boolean => Object.values(isOpen).some((select) => select(state));
