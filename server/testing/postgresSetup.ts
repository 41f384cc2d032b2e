import { startCluster, type Cluster } from './cluster';

declare global {
  var postgresCluster: Cluster | undefined;
}

/** Starts a PostgreSQL server for Jest's project 'postgres' before its first suite. */
export default async function postgresSetup(): Promise<void> {
  globalThis.postgresCluster = await startCluster();
  process.env['TEST_CLUSTER'] = globalThis.postgresCluster.url;
}
