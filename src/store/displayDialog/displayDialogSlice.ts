import { createDialogSlice } from '../createDialogSlice';

/** Stores whether the dialog of the display settings is open. */
const displayDialogSlice = createDialogSlice('displayDialog');

export const { opened: displayDialogOpened, closed: displayDialogClosed } = displayDialogSlice.actions;
export const { selectIsOpen: selectDisplayDialogIsOpen } = displayDialogSlice.selectors;
export default displayDialogSlice.reducer;
