/** The moment that shop and browsers believe it is: `CLOCK_STARTS_AT`, or the machine's own time where that is not set. */
export const today = () => new Date(process.env.CLOCK_STARTS_AT ?? Date.now());
