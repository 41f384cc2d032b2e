import { combineReducers, configureStore } from '@reduxjs/toolkit';
import application from './application/applicationSlice';
import carousels from './carousels/carouselsSlice';
import contactModal from './contactModal/contactModalSlice';
import customRequest from './customRequest/customRequestSlice';
import { persistDisplaySettings } from './display/displayMemory';
import display from './display/displaySlice';
import displayDialog from './displayDialog/displayDialogSlice';
import hierarchy from './hierarchy/hierarchySlice';
import quote from './quote/quoteSlice';
import submissions from './submissions/submissionsSlice';

/**
 * The reducer of the store. Uses `combineReducers`, because `combineSlices` would add 0.2 kB to the code that each page
 * needs before hydration.
 */
const rootReducer = combineReducers({
  contactModal,
  quote,
  carousels,
  display,
  displayDialog,
  hierarchy,
  customRequest,
  application,
  submissions,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * The initial state of the store. The build prerenders pages with this state. React hydrates a page with this state,
 * because the store in a browser may already contain other state, such as stored display settings.
 */
export const prerenderedState: RootState = rootReducer(undefined, { type: '' });

/** Creates the Redux store of the site. Tests set its initial state with `preloadedState`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({ reducer: rootReducer, ...(preloadedState && { preloadedState }) });
  persistDisplaySettings(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
