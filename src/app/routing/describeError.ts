/** Status and text of whatever was thrown (§8): an HTTP-like answer, an error, or any value. */
export function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const text = 'statusText' in error ? error.statusText : '';
    return `${String(error.status)} ${String(text)}`.trim();
  }
  return String(error);
}
