import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface QuoteSelection {
  /** Id of the page that offers the plan. */
  page: string;
  /** The plan, or the service on the cybersecurity page. */
  plan: string;
  /** The distinction from another plan with the same name (§9.13). */
  distinction?: string;
  /** Full name of the add-on. Only the e-commerce combo has one. */
  addon?: string;
  /** Preset budget-range key (§9.5). Pages never show the key. */
  budgetKey: string;
}

export interface QuoteState {
  /** The selected plan; null while the quote dialog is closed. */
  selection: QuoteSelection | null;
  /**
   * The id of the page of the last quote. A quote on the same page keeps the currency. A quote on another page starts
   * with the default currency.
   */
  lastPage: string | null;
  /** The selected currency, an ISO 4217 code; null before a selection, when the form's first currency applies. */
  currency: string | null;
}

const initialState: QuoteState = { selection: null, lastPage: null, currency: null };

/** The selected plan of the quote dialog (§4.7). The budget is part of the form's state and starts empty. */
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
