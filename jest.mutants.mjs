import jestConfig from './jest.config.mjs';
import { mutantsPart, testsElsewhere } from './tools/mutation/mutant-results.mjs';

/** The first weighs the built pictures, the other reads code. */
const leftOut = ['data/pictures.test', 'payments/stripe-event-types.test'];

/** The tests that meet a part's mutants, without a PostgreSQL: a mutant of the rules dies on either engine. */
export default async function testsOfPart() {
  const { project, tests, propertyRuns } = mutantsPart();
  process.env.PROPERTY_RUNS = String(propertyRuns);
  const { projects } = await jestConfig();
  const rest = { ...projects.find(({ displayName }) => displayName === project) };
  delete rest.globalSetup;
  delete rest.globalTeardown;
  const ignored = rest.testPathIgnorePatterns.filter((path) => !path.includes('<rootDir>'));
  return {
    ...rest,
    testSequencer: '<rootDir>/tools/mutation/own-tests-first.mjs',
    testRunner: '<rootDir>/tools/mutation/jest-circus-until-dead.mjs',
    setupFilesAfterEnv: [...rest.setupFilesAfterEnv, '<rootDir>/tools/mutation/properties.mjs'],
    testMatch: [`<rootDir>/${tests}`],
    testPathIgnorePatterns: [...ignored, ...leftOut, ...testsElsewhere()],
  };
}
