import { ChunkError } from '../../components/lazyPart';
import { words } from '#site/words/controls';

/**
 * Returns the title and text for an error (§2.15, §8). Code that can't be fetched or no longer exists has its own
 * texts. For any other error, the text is its message, or its status and status text.
 */
export function describeError(error: unknown): { title: string; text: string } {
  if (error instanceof ChunkError) return error.isGone ? words.renewed : words.chunkError;
  const { message, status, statusText = '' } = Object(error) as Partial<Response & Error>;
  return {
    title: words.renderError.title,
    text: message ?? (status === undefined ? String(error) : `${status} ${statusText}`.trim()),
  };
}
