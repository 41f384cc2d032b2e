import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The size of a chunk, in bytes. */
const CHUNK_BYTES = 1500;
/**
 * The minimum number of chunks before the text `until` of `framePacing`. If this part of the document is short, its
 * chunks are smaller than `CHUNK_BYTES`.
 */
const MIN_PACED_CHUNKS = 4;
/**
 * The path of the watcher script. The watcher cannot be an inline script, because the pages' content security policy
 * blocks inline scripts that the build did not add.
 */
const WATCHER_PATH = '/watcher.js';
/** The path that the watcher requests to report that the browser has drawn a frame. */
export const FRAME_REPORT_PATH = '/frame';

interface ChunkOptions {
  /** The pause between two chunks, in milliseconds. A browser can paint during the pause. */
  pauseMs: number;
  /** A script that runs before the first chunk. */
  watcherScript?: string;
  /**
   * If the `User-Agent` of a browser contains `engine`, the server waits for a frame report after each chunk before the
   * text `until`. This wait replaces the pause. The browser therefore draws every stage of the page, even on a busy
   * machine.
   */
  framePacing?: { engine: string; until: string };
  /** The response ends before this text, to simulate a broken connection. */
  endBefore?: string;
}

export interface SlowSite {
  url: string;
  stop: () => void;
}

/**
 * Serves the site at `origin`, and simulates a slow connection. Sends the body of a document in chunks. Sends the head
 * of a document, and all other files, without pauses.
 */
export async function serveInChunks(origin: string, options: ChunkOptions): Promise<SlowSite> {
  const { pauseMs, watcherScript, framePacing, endBefore } = options;
  /** Emits the `User-Agent` header of each frame report. */
  const frameReports = new EventEmitter();
  const respondTo = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url === WATCHER_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcherScript);
      return;
    }
    const { 'user-agent': userAgent = '' } = headers;
    if (url === FRAME_REPORT_PATH) {
      frameReports.emit(userAgent);
      response.writeHead(204).end();
      return;
    }
    const siteResponse = await fetch(origin + url, { headers: { 'accept-encoding': 'identity' } });
    const fullBody = Buffer.from(await siteResponse.arrayBuffer());
    const body =
      endBefore && fullBody.includes(endBefore) ? fullBody.subarray(0, fullBody.indexOf(endBefore)) : fullBody;
    const { 'content-length': _, ...forwardedHeaders } = Object.fromEntries(siteResponse.headers);
    response.writeHead(siteResponse.status, forwardedHeaders);
    const pacingEnd = framePacing && userAgent.includes(framePacing.engine) ? body.indexOf(framePacing.until) : -1;
    const bodyStart = headers.accept?.includes('text/html') ? body.indexOf('<body') : body.length;
    response.write(body.subarray(0, bodyStart));
    if (watcherScript && bodyStart < body.length) response.write(`<script src="${WATCHER_PATH}"></script>`);
    const pacedChunkBytes = Math.min(CHUNK_BYTES, Math.floor((pacingEnd - bodyStart) / MIN_PACED_CHUNKS));
    for (let offset = bodyStart, end; offset < body.length; offset = end) {
      end = offset + (offset < pacingEnd ? pacedChunkBytes : CHUNK_BYTES);
      response.write(body.subarray(offset, end));
      if (end <= pacingEnd) await once(frameReports, userAgent);
      else await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    response.end();
  };
  const server = createServer((request, response) => {
    respondTo(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
