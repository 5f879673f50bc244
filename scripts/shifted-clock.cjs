// Lets a process believe that it is another time: `CLOCK_STARTS_AT`, an ISO date with time, is when it started. For tests
// alone (`playwright.config.ts`); time goes on from there as it does.
const start = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
if (Number.isFinite(start)) {
  const RealDate = Date;
  const shift = start - RealDate.now();
  globalThis.Date = class Date extends RealDate {
    // Its own, not inherited: Next puts a Date of its own in its place, with what this one has itself.
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
  // Next reckons the age of a page from here.
  const began = performance.timeOrigin;
  Object.defineProperty(performance, 'timeOrigin', { value: began + shift });
}
