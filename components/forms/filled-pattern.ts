/** Any text but a blank one, as an HTML `pattern`: the browser's own `required` is content with spaces. */
export const filledPattern = '.*\\S.*';
