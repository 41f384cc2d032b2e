import { createSlice } from '@reduxjs/toolkit';

/** Returns a Redux slice that stores whether a dialog is open. `name` is the key of the slice in the store. */
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
