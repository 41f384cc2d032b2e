import type { RelayWords } from '#kit';

/** The texts of the server's responses to visitors. */
export const words: RelayWords = {
  infected: 'This file did not pass the virus scan. Please choose another file',
  notFound: 'Not found',
  failed: 'Something went wrong',
  tooMany: 'A lot has been sent from your connection in a short time. Please wait a while, then send it again.',
};
