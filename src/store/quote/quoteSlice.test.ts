import { makeStore } from '../store';
import { currencyChosen, planChosen, quoteClosed, selectCurrency } from './quoteSlice';

const basic = { page: 'one', plan: 'Plan A', budgetKey: 'low' } as const;

test('§4.7 the quotes of a page start without a chosen currency and keep the chosen one', () => {
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
