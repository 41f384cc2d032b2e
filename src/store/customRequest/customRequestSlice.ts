import { createSlice } from '@reduxjs/toolkit';

export interface CustomRequestState {
  isOpen: boolean;
}

const initialState: CustomRequestState = { isOpen: false };

/** The 'Request Custom Solution' dialog of §4.4. */
const customRequestSlice = createSlice({
  name: 'customRequest',
  initialState,
  reducers: {
    customRequestOpened: (state) => {
      state.isOpen = true;
    },
    customRequestClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: { selectCustomRequestIsOpen: (state) => state.isOpen },
});

export const { customRequestOpened, customRequestClosed } = customRequestSlice.actions;
export const { selectCustomRequestIsOpen } = customRequestSlice.selectors;
export default customRequestSlice;
