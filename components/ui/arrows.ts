/** Shapes of what leads to the one before and the next. */
export const arrows = { left: 'M20 12H4m6-6-6 6 6 6', right: 'M4 12h16m-6-6 6 6-6 6' };
