import { createSlice } from '@reduxjs/toolkit';

/** Returns the slice of a dialog whose only state is whether it is open. */
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
