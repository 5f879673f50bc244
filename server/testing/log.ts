/**
 * Captures the shop's log and returns the running test's lines. Call it within a `describe`: expected errors are then
 * removed before `jest.setup.ts` looks for unexpected ones.
 */
export function collectLog(): () => string[] {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      jest.spyOn(console, level).mockImplementation((...args: unknown[]) => void lines.push(args.join(' ')));
    }
  });
  afterEach(() => {
    jest.mocked(console.error).mockClear();
    jest.mocked(console.info).mockRestore();
    jest.mocked(console.warn).mockRestore();
  });
  return () => lines;
}

/** Sets OWNER_EMAIL for the tests in the same block. */
export function withOwnerEmail(): void {
  const before = process.env.OWNER_EMAIL;
  beforeEach(() => void (process.env.OWNER_EMAIL = 'owner@example.com'));
  afterEach(() => {
    if (before === undefined) delete process.env.OWNER_EMAIL;
    else process.env.OWNER_EMAIL = before;
  });
}
