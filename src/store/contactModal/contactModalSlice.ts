import { createSlice } from '@reduxjs/toolkit';

export interface ContactModalState {
  isOpen: boolean;
}

const initialState: ContactModalState = { isOpen: false };

/** The 'Reach Us' dialog of §2.12: hidden or shown, from wherever it was asked for. */
const contactModalSlice = createSlice({
  name: 'contactModal',
  initialState,
  reducers: {
    contactRequested: (state) => {
      state.isOpen = true;
    },
    contactClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: { selectContactIsOpen: (state) => state.isOpen },
});

export const { contactRequested, contactClosed } = contactModalSlice.actions;
export const { selectContactIsOpen } = contactModalSlice.selectors;
export default contactModalSlice;
