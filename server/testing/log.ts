/** Keeps the shop's log from the terminal during each test of a file, and gives the running test what was written. */
export function collectLog(): () => string[] {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      jest.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push(said.join(' ')));
    }
  });
  afterEach(() => jest.restoreAllMocks());
  return () => lines;
}
