/** What brings a page to life, in one chunk: the entry fetches it beside React itself, and runs each in a task of its own. */
export { makeStore } from '../store/store';
export { App } from './App';
export { routeFor, type Route } from './routing/routes';
