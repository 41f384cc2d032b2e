import { combineSlices, configureStore } from '@reduxjs/toolkit';
import application from './application/applicationSlice';
import carousels from './carousels/carouselsSlice';
import contactModal from './contactModal/contactModalSlice';
import customRequest from './customRequest/customRequestSlice';
import hierarchy from './hierarchy/hierarchySlice';
import { rememberMotion } from './motion/motionMemory';
import motion from './motion/motionSlice';
import quote from './quote/quoteSlice';
import submissions from './submissions/submissionsSlice';

const rootReducer = combineSlices(
  contactModal,
  quote,
  carousels,
  motion,
  hierarchy,
  customRequest,
  application,
  submissions,
);

export type RootState = ReturnType<typeof rootReducer>;

/** The state that prerendered HTML shows. A browser's store may differ from it before hydration. */
export const prerenderedState: RootState = rootReducer(undefined, { type: '' });

/** Creates the store of the site, or of a test with the state `preloaded`. */
export function makeStore(preloaded?: Partial<RootState>) {
  const store = configureStore({ reducer: rootReducer, ...(preloaded && { preloadedState: preloaded }) });
  rememberMotion(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
