/** A request that is answered with `status` and nothing stored; `errors` are shown beside their fields (422). */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 408 | 409 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly extra: { retryAfterSeconds?: number; errors?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
