import { createDialogSlice } from '../createDialogSlice';

/** Stores whether the dialog of the display settings is open. */
const displayDialogSlice = createDialogSlice('displayDialog');

export const { opened: displayRequested, closed: displayClosed } = displayDialogSlice.actions;
export const { selectIsOpen: selectDisplayIsOpen } = displayDialogSlice.selectors;
export default displayDialogSlice;
