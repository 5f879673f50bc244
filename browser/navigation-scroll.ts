let expected: string | undefined;

/** Says that the page at this path, once it opens, is to scroll to the navigation bar. */
export function expectNavigationScroll(path: string): void {
  expected = path;
}

/** Whether the page that has just opened is the one that is to scroll to the navigation bar. Asked once a page. */
export function takeNavigationScroll(path: string): boolean {
  const isExpected = expected === path;
  expected = undefined;
  return isExpected;
}
