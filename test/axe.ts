import axe from 'axe-core';

/** The axe rules that need layout. jsdom has no layout, so the browser suites check contrast and target sizes. */
const LAYOUT_RULES = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/**
 * Runs on `root` the axe rules that need no layout, except the rules whose ids are in `omittedRuleIds`. Returns each
 * violation with the rule's id and the first 200 characters of the element.
 */
export async function findViolations(
  root: Element | Document = document,
  omittedRuleIds: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries([...LAYOUT_RULES, ...omittedRuleIds].map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(root, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
