/** Jest's test runner, which ships without types: what jest-circus-until-killed.ts uses of it. */
declare module 'jest-circus/runner' {
  import type { Event, getState } from 'jest-circus';
  import type TestSequencer from '@jest/test-sequencer';

  export type TestResult = Parameters<TestSequencer['cacheResults']>[1]['testResults'][number];

  type HandleTestEvent = (event: Event, state: ReturnType<typeof getState>) => Promise<void> | void;

  const runTest: (
    globalConfig: { testNamePattern?: string },
    config: { rootDir: string },
    environment: { handleTestEvent?: HandleTestEvent },
    runtime: object,
    testPath: string,
    sendMessage: unknown,
  ) => Promise<TestResult>;

  export default runTest;
}
