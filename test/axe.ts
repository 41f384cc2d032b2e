import axe from 'axe-core';

/** The axe rules that need layout, which jsdom lacks. The browser suites check contrast and target sizes. */
const NEEDS_LAYOUT = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/** Runs the axe rules that work without layout on a part of the page. Returns the violations. */
export async function findViolations(
  part: Element | Document = document,
  omitted: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries([...NEEDS_LAYOUT, ...omitted].map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(part, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
