import nextJest from 'next/jest.js';

// Far from UTC and from the shop's own time zone, so that a date read in the time zone of the process fails a test.
process.env.TZ = 'Pacific/Pago_Pago';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const common = {
  // Jest's default is in the folder for temporary files, which `npm test` sets.
  cacheDirectory: '<rootDir>/.cache/jest',
  // `npm run unit:long` also runs the long tests.
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '<rootDir>/.cache/'].concat(
    process.env.LONG_TESTS === '1' ? [] : ['[.]long[.]test[.]'],
  ),
  // Copies of the shop from mutation testing.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'json', 'mjs'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** Code that runs in the browser. @type {import('jest').Config} */
const shop = {
  ...common,
  displayName: 'shop',
  testEnvironment: 'jsdom',
  // Jest's default entry of three only prints a deprecation.
  moduleNameMapper: { ...common.moduleNameMapper, '^three$': '<rootDir>/node_modules/three/build/three.module.js' },
  setupFilesAfterEnv: [...common.setupFilesAfterEnv, '@testing-library/jest-dom'],
  testMatch: ['<rootDir>/{app,browser,components,store}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    ...common.testPathIgnorePatterns,
    '<rootDir>/app/(?:api/|hidden-watch)',
    '<rootDir>/app/[(]en[)]/[(]agents',
  ],
};

/**
 * Code without a browser and without a database. A document and its matchers would take 33 ms for each file.
 * @type {import('jest').Config}
 */
const plain = {
  ...common,
  displayName: 'plain',
  testEnvironment: 'node',
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '<rootDir>/(?:app|browser|cli|components|server|store)/'],
};

/** Code that needs a database, on both engines. @type {import('jest').Config} */
const server = {
  ...common,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{server,cli,app/api,app/[(]en[)]/[(]agents[)]}/**/*.test.ts',
    '<rootDir>/app/hidden-watch.test.tsx',
  ],
  globalSetup: '<rootDir>/server/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/server/testing/stop-postgres.ts',
};

/** Transforms a package that has ES modules only. @type {(name: string) => import('jest').Config} */
const transformed = (name) => ({ transformIgnorePatterns: [`/node_modules/(?!${name}/)`] });

/** @returns {Promise<import('jest').Config>} */
const config = async () => ({
  // Memory grows with each test file, and garbage collection with it: a new process took 404 s of processor time
  // for all files, one that grew to 2 GB took 458 s.
  workerIdleMemoryLimit: '700MB',
  projects: [
    { ...(await createJestConfig(shop)()), ...transformed('three') },
    { ...(await createJestConfig(plain)()), ...transformed('three') },
    { ...(await createJestConfig(server)()), ...transformed('jose') },
  ],
});

export default config;
