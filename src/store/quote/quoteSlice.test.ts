import { makeStore } from '../store';
import { currencyChosen, planChosen, quoteClosed, selectCurrency } from './quoteSlice';

const planSelection = { page: 'one', plan: 'Plan A', budgetKey: 'low' } as const;

test('§4.7 all quotes of a page keep the chosen currency, and another page starts without a chosen currency', () => {
  const store = makeStore();
  store.dispatch(planChosen(planSelection));
  expect(selectCurrency(store.getState())).toBeNull();
  store.dispatch(currencyChosen('CHF'));
  store.dispatch(quoteClosed());
  store.dispatch(planChosen({ ...planSelection, plan: 'Plan B' }));
  expect(selectCurrency(store.getState())).toBe('CHF');
  store.dispatch(planChosen({ page: 'other', plan: 'Plan A', budgetKey: 'high' }));
  expect(selectCurrency(store.getState())).toBeNull();
});
