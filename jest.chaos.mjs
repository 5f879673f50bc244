import everyTest from './jest.config.mjs';

/**
 * Chaos tests: failures injected into real processes of the built shop. They need a build, so `jest` alone skips them.
 *
 * @returns {Promise<import('jest').Config>}
 */
const config = async () => {
  const { projects } = await everyTest();
  const server = projects.find(({ displayName }) => displayName === 'server');
  return { ...server, displayName: 'chaos', testMatch: ['<rootDir>/server/chaos/*.chaos.ts'] };
};

export default config;
