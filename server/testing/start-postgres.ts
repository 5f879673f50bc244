// Jest's global setup of the server's tests: starts a temporary PostgreSQL. Without PostgreSQL the tests that need it
// are skipped.
import { type Cluster, makeCluster } from './postgres-cluster';

let cluster: Cluster | undefined;

export default async function startPostgres(): Promise<void> {
  cluster = await makeCluster();
  if (cluster) process.env.TEST_POSTGRES_URL = cluster.url;
  else console.warn('\nNo PostgreSQL here (Debian: apt install postgresql): its half of the server tests is skipped.');
}

export async function stopPostgres(): Promise<void> {
  await cluster?.remove();
}
