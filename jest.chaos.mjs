import everyTest from './jest.config.mjs';

/** `npm run chaos` sets the seconds of a run; `npm test` runs only the chaos tests that take little CPU time. */
const names = process.env.CHAOS_SECONDS === undefined ? '{http-server,shared-lists,start,terminate,weekend}' : '*';

/**
 * Chaos tests: failures injected into real processes of the built shop. They need a build, so `jest` alone skips them.
 *
 * @returns {Promise<import('jest').Config>}
 */
const config = async () => {
  const { projects } = await everyTest();
  const server = projects.find(({ displayName }) => displayName === 'server');
  return { ...server, displayName: 'chaos', testMatch: [`<rootDir>/server/chaos/${names}.chaos.ts`] };
};

export default config;
