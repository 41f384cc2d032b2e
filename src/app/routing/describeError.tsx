import { ChunkError } from '../../components/lazyPart';
import { words } from '#site/words/controls';

/**
 * Returns the title and text that the site shows for an error (§2.15, §8). There are separate texts for code that can't
 * be fetched and for code that no longer exists. For any other error, the text is the error's message. Without a
 * message, the text is the status and status text of a response, or the error as a string.
 */
export function describeError(error: unknown): { title: string; text: string } {
  if (error instanceof ChunkError) return error.isFileGone ? words.renewed : words.chunkError;
  const { message, status, statusText = '' } = Object(error) as Partial<Response & Error>;
  return {
    title: words.renderError.title,
    text: message ?? (status === undefined ? String(error) : `${status} ${statusText}`.trim()),
  };
}
