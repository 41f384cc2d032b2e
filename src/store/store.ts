import { combineSlices, configureStore } from '@reduxjs/toolkit';
import application from './application/applicationSlice';
import carousels from './carousels/carouselsSlice';
import contactModal from './contactModal/contactModalSlice';
import customRequest from './customRequest/customRequestSlice';
import hierarchy from './hierarchy/hierarchySlice';
import quote from './quote/quoteSlice';
import submissions from './submissions/submissionsSlice';

const rootReducer = combineSlices(contactModal, quote, carousels, hierarchy, customRequest, application, submissions);

export type RootState = ReturnType<typeof rootReducer>;

/** The store of the site, or of a test that starts from `preloaded`. */
export const makeStore = (preloaded?: Partial<RootState>) =>
  configureStore({ reducer: rootReducer, ...(preloaded && { preloadedState: preloaded }) });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
