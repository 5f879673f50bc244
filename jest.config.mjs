import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const common = {
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '<rootDir>/.cache/'],
  // Copies of the shop that a run of the mutants has left.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** The shop as the browser has it. @type {import('jest').Config} */
const shop = {
  ...common,
  displayName: 'shop',
  testEnvironment: 'jsdom',
  // What Jest would take by itself only says that it is going to be removed.
  moduleNameMapper: { ...common.moduleNameMapper, '^three$': '<rootDir>/node_modules/three/build/three.module.js' },
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, '@testing-library/jest-dom'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: [
    ...common.testPathIgnorePatterns,
    '<rootDir>/server/',
    '<rootDir>/app/api/',
    '<rootDir>/app/[(]agents',
    '<rootDir>/cli/',
  ],
};

/** What runs on the server, on both database engines. @type {import('jest').Config} */
const server = {
  ...common,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{server,cli,app/api,app/[(]agents[)]}/**/*.test.ts'],
  globalSetup: '<rootDir>/server/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/server/testing/stop-postgres.ts',
};

/** What comes as ES modules only, which Jest has to be told to translate. @type {(name: string) => import('jest').Config} */
const translated = (name) => ({ transformIgnorePatterns: [`/node_modules/(?!${name}/)`] });

/** @returns {Promise<import('jest').Config>} */
const config = async () => ({
  projects: [
    { ...(await createJestConfig(shop)()), ...translated('three') },
    { ...(await createJestConfig(server)()), ...translated('jose') },
  ],
});

export default config;
