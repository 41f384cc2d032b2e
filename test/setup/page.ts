import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { settings } from '#site/settings';
import { installBrowserStubs } from './browserStubs';

// The time limit of asynchronous queries, in milliseconds. As in jest.config.js, the limit is long: its only purpose is
// to stop a hanging test.
configure({ asyncUtilTimeout: 30_000 });

// axe uses a canvas only to measure contrast. The browser suites measure contrast instead.
HTMLCanvasElement.prototype.getContext = () => null;

// While a page renders, it may request only the settings file of the site, /site-config.json.
globalThis.fetch = async (input) => {
  if (String(input) !== '/site-config.json')
    throw new Error(`A page requested ${String(input)} while rendering. It may only request /site-config.json.`);
  return Response.json({ submission: { mode: 'relay', relay: { url: '/api/submissions' } }, flags: { host: '' } });
};

beforeEach(() => {
  // On the site, the prerendered HTML sets the language.
  document.documentElement.lang = settings.language;
  installBrowserStubs();
});

/** The errors and warnings on the console. A test that expects such a message must spy on the console. */
const consoleMessages: string[] = [];
/** Matches Redux's warning about slow middleware in development. The warning appears on a busy machine. */
const REDUX_TIMING_WARNING = /InvariantMiddleware took \d+ms/;
/**
 * Matches React's warning about an update outside of `act`. On a slow machine, a timer of the page causes this warning
 * when the timer expires between two test steps.
 */
const ACT_WARNING = /^An update to .+ inside a test was not wrapped in act/;
const recordMessage = (...args: unknown[]) => {
  const text = format(...args);
  if (!REDUX_TIMING_WARNING.test(text) && !ACT_WARNING.test(text)) consoleMessages.push(text);
};
Object.assign(console, { error: recordMessage, warn: recordMessage });

const expectNoMessages = () => expect(consoleMessages.splice(0)).toEqual([]);
afterEach(expectNoMessages);
// Reports messages that are logged after the last test.
afterAll(expectNoMessages);
