import type { RelayWords } from '#kit';

/** What a person may read in an answer of the server. */
export const words: RelayWords = {
  infected: 'This file did not pass the virus scan. Please choose another file',
  notFound: 'Not found',
  failed: 'Something went wrong',
  tooMany: 'Too many submissions',
  notStored: 'The submission could not be stored. Please try again.',
};
