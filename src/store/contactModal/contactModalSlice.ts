import { createDialogSlice } from '../createDialogSlice';

/** Stores whether the contact form's dialog (§2.12) is open. */
const contactModalSlice = createDialogSlice('contactModal');

export const { opened: contactDialogOpened, closed: contactDialogClosed } = contactModalSlice.actions;
export const { selectIsOpen: selectContactDialogIsOpen } = contactModalSlice.selectors;
export default contactModalSlice.reducer;
