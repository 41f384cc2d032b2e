import type { DocumentWords } from '#kit';

export const words: DocumentWords = {
  insteadOfForm: 'Please write to us at {inbox} or call us: {phone}.',
  startFailed: 'This part of the page did not load. Check your internet connection, then reload the page.',
};
