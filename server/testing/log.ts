/**
 * Keeps the shop's log from the terminal, and gives the running test what was written. To be called within a `describe`:
 * there, faults that a test brings about are taken away before `jest.setup.ts` looks for errors.
 */
export function collectLog(): () => string[] {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      jest.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push(said.join(' ')));
    }
  });
  afterEach(() => {
    jest.mocked(console.error).mockClear();
    jest.mocked(console.info).mockRestore();
    jest.mocked(console.warn).mockRestore();
  });
  return () => lines;
}

/** The tests beside this call are of a shop whose owner is told by mail. */
export function withOwnersMail(): void {
  const before = process.env.OWNER_EMAIL;
  beforeEach(() => void (process.env.OWNER_EMAIL = 'owner@example.com'));
  afterEach(() => {
    if (before === undefined) delete process.env.OWNER_EMAIL;
    else process.env.OWNER_EMAIL = before;
  });
}
