// Jest's global setup of the server's tests: starts a temporary PostgreSQL, and makes a folder for what test files share.
// Without PostgreSQL the tests that need it are skipped.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, makeCluster } from './postgres-cluster';

let cluster: Cluster | undefined;

export default async function startPostgres(): Promise<void> {
  // Inside the repository, from where programs find their packages.
  const cache = join(__dirname, '..', '..', '.cache');
  mkdirSync(cache, { recursive: true });
  process.env.TEST_FOLDER = mkdtempSync(join(cache, 'unit-'));
  cluster = await makeCluster();
  if (cluster) process.env.TEST_POSTGRES_URL = cluster.url;
  else console.warn('\nNo PostgreSQL here (Debian: apt install postgresql): its half of the server tests is skipped.');
}

export async function stopPostgres(): Promise<void> {
  await cluster?.remove();
  rmSync(process.env.TEST_FOLDER ?? '', { recursive: true, force: true });
}
