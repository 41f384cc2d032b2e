import { connect, type Socket } from 'node:net';
import { afterTest } from './afterTest';

/**
 * The header of a request whose multipart body has the boundary 'X'. {@link formatPart} and {@link MULTIPART_END} use
 * this boundary.
 */
export const MULTIPART_HEADERS = { 'Content-Type': 'multipart/form-data; boundary=X' };
/** Returns a part of a multipart body. `parameters` are additional parameters of the header, such as a file name. */
export const formatPart = (name: string, value: string, parameters = ''): string =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${parameters}\r\n\r\n${value}\r\n`;
/** The end of a multipart body. */
export const MULTIPART_END = '--X--\r\n';
/** The beginning of the part with the file of an application: the boundary and the header. */
export const RESUME_HEAD = '--X\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';

/** Returns the media type and the bytes with which a page posts a form. */
export async function encodeForm(form: FormData) {
  const response = new Response(form);
  return { type: response.headers.get('Content-Type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Opens a connection to a relay and sends the head of a form post. Ignores errors of the connection, because the relay
 * resets some connections. The connection ends after the test.
 */
export function beginPost(url: string, path: string, headers: Record<string, string | number>): Socket {
  const { host, hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  afterTest(() => socket.destroy());
  const lines = Object.entries({ Host: host, Accept: 'application/json', ...headers }).map((pair) => pair.join(': '));
  socket.write([`POST ${pathname.replace(/\/$/, '')}/api/submissions/${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n'));
  return socket;
}
