import { createDialogSlice } from '../createDialogSlice';

/** Stores whether the custom-solution dialog (§4.4) is open. */
const customRequestSlice = createDialogSlice('customRequest');

export const { opened: customRequestOpened, closed: customRequestClosed } = customRequestSlice.actions;
export const { selectIsOpen: selectCustomRequestIsOpen } = customRequestSlice.selectors;
export default customRequestSlice.reducer;
