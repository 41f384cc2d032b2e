import { makeStore } from '../store';
import { currencyChosen, planChosen, quoteClosed, selectCurrency, selectQuoteSelection } from './quoteSlice';

const basic = { page: 'one', plan: 'Plan A', budgetKey: 'low' } as const;

test('§4.7 the dialog starts closed, and choosing a plan opens it for that plan with its preset key', () => {
  const store = makeStore();
  expect(selectQuoteSelection(store.getState())).toBeNull();
  store.dispatch(planChosen(basic));
  expect(selectQuoteSelection(store.getState())).toEqual(basic);
  store.dispatch(quoteClosed());
  expect(selectQuoteSelection(store.getState())).toBeNull();
});

test('§4.7 a page starts without a chosen currency and keeps the choice', () => {
  const store = makeStore();
  store.dispatch(planChosen(basic));
  expect(selectCurrency(store.getState())).toBeNull();
  store.dispatch(currencyChosen('CHF'));
  store.dispatch(quoteClosed());
  store.dispatch(planChosen({ ...basic, plan: 'Plan B' }));
  expect(selectCurrency(store.getState())).toBe('CHF');
  store.dispatch(planChosen({ page: 'other', plan: 'Plan A', budgetKey: 'high' }));
  expect(selectCurrency(store.getState())).toBeNull();
});
