import everyTest from './jest.config.mjs';

/**
 * Drills: faults made on purpose in real processes of the built shop. They need a build, so `jest` alone leaves them out.
 *
 * @returns {Promise<import('jest').Config>}
 */
const config = async () => {
  const { projects } = await everyTest();
  const server = projects.find(({ displayName }) => displayName === 'server');
  return { ...server, displayName: 'chaos', testMatch: ['<rootDir>/server/chaos/*.chaos.ts'] };
};

export default config;
