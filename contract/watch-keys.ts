/** The most watches that one question names. */
export const mostKeys = 200;
