import { openSlice } from '../openSlice';

/** The dialog of the display settings. */
const displayDialogSlice = openSlice('displayDialog');

export const { opened: displayRequested, closed: displayClosed } = displayDialogSlice.actions;
export const { selectIsOpen: selectDisplayIsOpen } = displayDialogSlice.selectors;
export default displayDialogSlice;
