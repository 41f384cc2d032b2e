import { openSlice } from '../openSlice';

/** The 'Reach Us' dialog of §2.12. */
const contactModalSlice = openSlice('contactModal');

export const { opened: contactRequested, closed: contactClosed } = contactModalSlice.actions;
export const { selectIsOpen: selectContactIsOpen } = contactModalSlice.selectors;
export default contactModalSlice;
