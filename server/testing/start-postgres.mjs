// Jest's global set-up of the server's tests: a throwaway PostgreSQL for all of them. Where there is none, the tests that
// need it are skipped.
import { makeCluster } from './postgres-cluster.mjs';

export default async function startPostgres() {
  const cluster = await makeCluster();
  if (!cluster) {
    console.warn('\nNo PostgreSQL here (Debian: apt install postgresql): its half of the server tests is skipped.');
    return;
  }
  globalThis.oddHoursPostgres = cluster;
  process.env.TEST_POSTGRES_URL = cluster.url;
}
