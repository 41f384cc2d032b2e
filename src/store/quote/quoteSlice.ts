import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface QuoteSelection {
  /** Id of the page that the plan stands on. */
  page: string;
  /** Plan, or service on the cybersecurity page. */
  plan: string;
  /** Tells it from another plan of the same name (§9.13). */
  distinction?: string;
  /** Full name of the add-on; only the e-commerce combo has one. */
  addon?: string;
  /** Preset budget-range key (§9.5): kept, never displayed. */
  budgetKey: string;
}

export interface QuoteState {
  /** null while the quote dialog is closed. */
  selection: QuoteSelection | null;
  /** The page whose quote was last open: its currency is kept, another page's starts with the default. */
  lastPage: string | null;
  /** ISO 4217; null while nothing was chosen, which is the first that the form offers. */
  currency: string | null;
}

const initialState: QuoteState = { selection: null, lastPage: null, currency: null };

/** What the quote dialog is about (§4.7). The budget itself is a keystroke and lives in the form, which starts empty. */
const quoteSlice = createSlice({
  name: 'quote',
  initialState,
  reducers: {
    planChosen: (state, { payload }: PayloadAction<QuoteSelection>) => {
      if (payload.page !== state.lastPage) state.currency = null;
      state.lastPage = payload.page;
      state.selection = payload;
    },
    currencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.currency = payload;
    },
    quoteClosed: (state) => {
      state.selection = null;
    },
  },
  selectors: {
    selectQuoteSelection: (state) => state.selection,
    selectCurrency: (state) => state.currency,
  },
});

export const { planChosen, currencyChosen, quoteClosed } = quoteSlice.actions;
export const { selectQuoteSelection, selectCurrency } = quoteSlice.selectors;
export default quoteSlice;
