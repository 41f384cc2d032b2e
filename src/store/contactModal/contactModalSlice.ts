import { openSlice } from '../openSlice';

/** The contact form's dialog (§2.12). */
const contactModalSlice = openSlice('contactModal');

export const { opened: contactRequested, closed: contactClosed } = contactModalSlice.actions;
export const { selectIsOpen: selectContactIsOpen } = contactModalSlice.selectors;
export default contactModalSlice;
