/**
 * Throws when a route has no audit on record: nothing is published that no engine has looked at. The audits themselves
 * have to build the site first; they say so by `UNAUDITED=1`.
 */
export function assertAudited(
  routes: readonly { path: string }[],
  auditedStates: readonly string[],
  env: NodeJS.ProcessEnv,
): void {
  const missing = routes.map(({ path }) => path).filter((path) => !auditedStates.includes(`page ${path}`));
  if (missing.length === 0 || env['UNAUDITED'] === '1') return;
  throw new Error(
    `No accessibility audit on record: ${missing.join(', ')}. Run npm run a11y -- --record, then build again.`,
  );
}
