/** The line over a list that says how many watches are shown. */
export const foundCountId = 'found-count';
