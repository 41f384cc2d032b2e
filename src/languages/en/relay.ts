import type { RelayWords } from '#kit';

/** The texts for people in the server's responses. */
export const words: RelayWords = {
  infected: 'This file did not pass the virus scan. Please choose another file',
  notFound: 'Not found',
  failed: 'Something went wrong',
  tooMany: 'Too many submissions',
  notStored: 'The submission could not be stored. Please try again.',
};
