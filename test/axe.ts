import axe from 'axe-core';

/** The axe rules that need layout. jsdom has no layout, so the browser suites check contrast and target sizes. */
const NEEDS_LAYOUT = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/**
 * Runs on `part` the axe rules that need no layout, except the rules whose ids are in `omitted`. Returns each violation
 * with the rule's id and the first 200 characters of the element.
 */
export async function findViolations(
  part: Element | Document = document,
  omitted: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries([...NEEDS_LAYOUT, ...omitted].map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(part, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
