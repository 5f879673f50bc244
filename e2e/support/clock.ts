/** Current time of shop and browsers: `CLOCK_STARTS_AT`, or the machine's time if unset. */
export const today = () => new Date(process.env.CLOCK_STARTS_AT ?? Date.now());
