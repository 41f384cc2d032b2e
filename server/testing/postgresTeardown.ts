/** Stops the PostgreSQL server of Jest's project 'postgres'. */
export default async function postgresTeardown(): Promise<void> {
  await globalThis.postgresCluster?.stop();
}
