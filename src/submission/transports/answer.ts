/** A response's JSON, or its text where it is none: an answer of nonsense is data to log, not a fault. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
