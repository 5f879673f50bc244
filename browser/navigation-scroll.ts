let expected: string | undefined;

/** Lets the page at this path scroll to the navigation bar once it opens. */
export function expectNavigationScroll(path: string): void {
  expected = path;
}

/** Whether the page that has just opened is the one that is to scroll to the navigation bar. Asked once a page. */
export function takeNavigationScroll(path: string): boolean {
  const isExpected = expected === path;
  expected = undefined;
  return isExpected;
}
