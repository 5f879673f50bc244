/** The tests beside this call are of a shop whose owner is told by mail. */
export function withOwnersMail(): void {
  const before = process.env.OWNER_EMAIL;
  beforeEach(() => void (process.env.OWNER_EMAIL = 'owner@example.com'));
  afterEach(() => {
    if (before === undefined) delete process.env.OWNER_EMAIL;
    else process.env.OWNER_EMAIL = before;
  });
}
