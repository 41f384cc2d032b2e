import axe from 'axe-core';

/** The axe rules about contrast and target sizes. jsdom has no layout, so the browser suites check these rules. */
const LAYOUT_RULES = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/**
 * Runs axe with its default rules on `root`, except {@link LAYOUT_RULES} and the rules whose ids are in
 * `omittedRuleIds`. Returns the id of the rule and the first 200 characters of the element for each violation.
 */
export async function findViolations(
  root: Element | Document = document,
  omittedRuleIds: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries([...LAYOUT_RULES, ...omittedRuleIds].map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(root, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
