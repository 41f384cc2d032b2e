/** A response as the client has received it. */
export interface FuzzResponse {
  status: number;
  /** The headers by lower-case name. If several headers have the same name, the record contains only the last. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

const HEAD_END = '\r\n\r\n';

/**
 * Parses the responses of one connection, in order. Omits interim responses (1xx). The last response may be truncated.
 */
export function parseResponses(bytes: Buffer, isHead: boolean): FuzzResponse[] {
  const responses: FuzzResponse[] = [];
  let remainingBytes = bytes;
  while (remainingBytes.length > 0) {
    const headLength = remainingBytes.indexOf(HEAD_END);
    const head = remainingBytes.toString('latin1', 0, headLength < 0 ? remainingBytes.length : headLength);
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
    const headers = parseHeaders(head);
    const bytesAfterHead = headLength < 0 ? Buffer.alloc(0) : remainingBytes.subarray(headLength + HEAD_END.length);
    const isWithoutBody = isHead || status < 200 || status === 204 || status === 304;
    const { body, length } = isWithoutBody ? { body: Buffer.alloc(0), length: 0 } : parseBody(bytesAfterHead, headers);
    if (status >= 200 || status === 0) responses.push({ status, headers, body: body.toString('utf8') });
    remainingBytes = bytesAfterHead.subarray(length);
  }
  return responses;
}

function parseHeaders(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const colonIndex = line.indexOf(':');
      return [line.slice(0, colonIndex).toLowerCase(), line.slice(colonIndex + 1).trim()];
    }),
  );
}

/** Returns the decoded body, and the number of bytes that it occupies on the connection. */
function parseBody(bytes: Buffer, headers: Readonly<Record<string, string>>): { body: Buffer; length: number } {
  if (headers['transfer-encoding'] === 'chunked') return parseChunkedBody(bytes);
  const length = Number(headers['content-length'] ?? bytes.length);
  return { body: bytes.subarray(0, length), length };
}

function parseChunkedBody(bytes: Buffer): { body: Buffer; length: number } {
  const chunks: Buffer[] = [];
  let offset = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', offset);
    if (lineEnd < 0) return { body: Buffer.concat(chunks), length: bytes.length };
    const size = Number.parseInt(bytes.toString('latin1', offset, lineEnd), 16);
    const start = lineEnd + 2;
    if (!Number.isFinite(size) || size === 0) return { body: Buffer.concat(chunks), length: start + 2 };
    chunks.push(bytes.subarray(start, start + size));
    offset = start + size + 2;
  }
}
