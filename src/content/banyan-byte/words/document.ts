import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  withoutScripts: {
    label: 'Without JavaScript',
    text: 'The pages of this site work without JavaScript, its forms do not. Write to us at {inbox}.',
  },
  startFailed: 'This part of the page did not load. Check your internet connection, then try again.',
};
