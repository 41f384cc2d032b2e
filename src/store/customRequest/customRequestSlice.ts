import { createDialogSlice } from '../createDialogSlice';

/** The custom-solution dialog (§4.4). */
const customRequestSlice = createDialogSlice('customRequest');

export const { opened: customRequestOpened, closed: customRequestClosed } = customRequestSlice.actions;
export const { selectIsOpen: selectCustomRequestIsOpen } = customRequestSlice.selectors;
export default customRequestSlice;
