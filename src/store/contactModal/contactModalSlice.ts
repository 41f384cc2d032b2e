import { createDialogSlice } from '../createDialogSlice';

/** Stores whether the contact form's dialog (§2.12) is open. */
const contactModalSlice = createDialogSlice('contactModal');

export const { opened: contactRequested, closed: contactClosed } = contactModalSlice.actions;
export const { selectIsOpen: selectContactIsOpen } = contactModalSlice.selectors;
export default contactModalSlice;
