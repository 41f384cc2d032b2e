/**
 * Yields the outcome of each executed test as a line of JSON, for the conformance report. The file is JavaScript,
 * because Node 20 loads reporters before it can read TypeScript.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* listOutcomes(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, file, details, skip } = data;
    if (details.type !== 'suite' && skip === undefined)
      yield `${JSON.stringify({ file, titles: [name], isPassed: type === 'test:pass' })}\n`;
  }
}
