import { createSlice } from '@reduxjs/toolkit';

/** Where a dialog stands that is about nothing but itself: hidden or shown, from wherever it was asked for. */
export const openSlice = <Name extends string>(name: Name) =>
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
