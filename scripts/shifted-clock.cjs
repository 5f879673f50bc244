// Shifts the clock of a process: it starts at `CLOCK_STARTS_AT`, an ISO date with time, and runs on. For tests
// only (`playwright.config.ts`).
const start = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
if (Number.isFinite(start)) {
  const RealDate = Date;
  const shift = start - RealDate.now();
  globalThis.Date = class Date extends RealDate {
    // An own property: Next replaces Date by its own class and copies only own properties.
    static parse = RealDate.parse;
    static UTC = RealDate.UTC;
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + shift);
      else super(...given);
    }
    static now() {
      return RealDate.now() + shift;
    }
  };
}
