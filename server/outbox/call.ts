import { errorText } from '../log';

/** What a provider answered; `body` is cut at 64 KB. */
export interface ProviderAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * A call that brought no answer. `reached` is false only when the request certainly never arrived: the connection was
 * refused or the name unknown.
 */
export class NoAnswer extends Error {
  readonly reached: boolean;
  constructor(cause: unknown) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    super(errorText(inner), { cause });
    this.name = 'NoAnswer';
    this.reached = !NEVER_ARRIVED.has(String((inner as { code?: unknown } | undefined)?.code));
  }
}
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const MAX_ANSWER = 65_536;

/** POSTs JSON and reads the answer, both within `timeout` ms. Throws {@link NoAnswer}. */
export async function postJson(
  url: string,
  body: unknown,
  { headers = {}, timeout }: { headers?: Record<string, string>; timeout: number },
): Promise<ProviderAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`No answer within ${timeout} ms`)), timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    return { status: response.status, headers: response.headers, body: await readStart(response) };
  } catch (error) {
    throw new NoAnswer(error);
  } finally {
    clearTimeout(timer);
  }
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < MAX_ANSWER) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
