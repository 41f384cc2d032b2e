import type { ReactNode } from 'react';
import { EnglishText } from '../../components/EnglishText/EnglishText';
import { ChunkError } from '../../components/lazyPart';
import { words } from '#site/words/controls';

/**
 * Returns the title and text that the site shows for an error (§2.15, §8). There are separate texts for code that can't
 * be fetched and for code that no longer exists. For any other error, the text contains the status and the message or
 * status text of the error. If the error has none of these properties, the text is the error as a string. Error
 * messages and status texts are in English.
 */
export function describeError(error: unknown): { title: string; text: ReactNode } {
  if (error instanceof ChunkError) return error.isFileGone ? words.renewed : words.chunkError;
  const { message, status, statusText } = Object(error) as Partial<Response & Error>;
  const text = [status, message || statusText].filter(Boolean).join(' ') || String(error);
  return { title: words.renderError.title, text: <EnglishText>{text}</EnglishText> };
}
