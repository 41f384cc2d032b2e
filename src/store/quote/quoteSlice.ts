import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface QuoteSelection {
  /** The id of the page that offers the plan. */
  page: string;
  /** The name of the plan, or of the service on a page that offers services instead of plans (cybersecurity, §2.13). */
  plan: string;
  /** A text that distinguishes the plan from another plan with the same name (§9.13). */
  distinction?: string;
  /** The full name of the add-on. Only pages of the kind `bundle` have add-ons. */
  addon?: string;
  /** The key of the plan's preset budget range (§9.5). Pages never show the key. */
  budgetKey: string;
}

export interface QuoteState {
  /** The selected plan, or null while the quote dialog is closed. */
  selection: QuoteSelection | null;
  /**
   * The id of the page of the last quote. A quote on the same page keeps the currency. A quote on another page starts
   * with the default currency.
   */
  lastPage: string | null;
  /** The ISO 4217 code of the selected currency. While the value is null, the form uses its first currency. */
  currency: string | null;
}

const initialState: QuoteState = { selection: null, lastPage: null, currency: null };

/**
 * The selected plan and currency of the quote dialog (§4.7). The budget is not in this slice: the form stores the
 * budget, which is empty when the dialog opens.
 */
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
export default quoteSlice.reducer;
