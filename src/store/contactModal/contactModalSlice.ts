import { createDialogSlice } from '../createDialogSlice';

/** The contact form's dialog (§2.12). */
const contactModalSlice = createDialogSlice('contactModal');

export const { opened: contactRequested, closed: contactClosed } = contactModalSlice.actions;
export const { selectIsOpen: selectContactIsOpen } = contactModalSlice.selectors;
export default contactModalSlice;
