import { createSlice } from '@reduxjs/toolkit';

/** Returns the slice of a dialog without data of its own: it is open or closed. */
export const createDialogSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: { isOpen: false },
    reducers: {
      opened: (state) => {
        state.isOpen = true;
      },
      closed: (state) => {
        state.isOpen = false;
      },
    },
    selectors: { selectIsOpen: (state) => state.isOpen },
  });
