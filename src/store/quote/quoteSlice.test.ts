import { makeStore } from '../store';
import { currencyChosen, planChosen, quoteClosed, selectCurrency, selectQuoteSelection } from './quoteSlice';

const basic = { page: 'business-website', plan: 'Basic', budgetKey: 'below-5k' } as const;

test('§4.7 the dialog starts closed; choosing a plan opens it for that plan with its preset key', () => {
  const store = makeStore();
  expect(selectQuoteSelection(store.getState())).toBeNull();
  store.dispatch(planChosen(basic));
  expect(selectQuoteSelection(store.getState())).toEqual(basic);
  store.dispatch(quoteClosed());
  expect(selectQuoteSelection(store.getState())).toBeNull();
});

test('§4.7 the currency starts with EUR on each page, and keeps the choice on the same page', () => {
  const store = makeStore();
  store.dispatch(planChosen(basic));
  expect(selectCurrency(store.getState())).toBe('EUR');
  store.dispatch(currencyChosen('INR'));
  store.dispatch(quoteClosed());
  store.dispatch(planChosen({ ...basic, plan: 'Startup' }));
  expect(selectCurrency(store.getState())).toBe('INR');
  store.dispatch(planChosen({ page: 'digital-marketing', plan: 'Basic', budgetKey: '6k-10k' }));
  expect(selectCurrency(store.getState())).toBe('EUR');
});
