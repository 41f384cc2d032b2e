import '@testing-library/jest-dom';
import { installObservers } from './browserStubs';

beforeEach(() => {
  // public/index.html says it for the real page.
  document.documentElement.lang = 'en';
  installObservers();
});
