import { ChunkError } from '../../components/lazyPart';
import { words } from '#site/words/controls';

/** What to say of an error (§2.15, §8): code did not arrive or is gone, or the status and text of whatever was thrown. */
export function describeError(error: unknown): { title: string; text: string } {
  if (error instanceof ChunkError) return error.isGone ? words.renewed : words.chunkError;
  const { message, status, statusText = '' } = Object(error) as Partial<Response & Error>;
  return {
    title: words.renderError.title,
    text: message ?? (status === undefined ? String(error) : `${status} ${statusText}`.trim()),
  };
}
