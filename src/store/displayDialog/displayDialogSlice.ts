import { createDialogSlice } from '../createDialogSlice';

/** The dialog of the display settings. */
const displayDialogSlice = createDialogSlice('displayDialog');

export const { opened: displayRequested, closed: displayClosed } = displayDialogSlice.actions;
export const { selectIsOpen: selectDisplayIsOpen } = displayDialogSlice.selectors;
export default displayDialogSlice;
