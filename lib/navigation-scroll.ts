let expected = false;

/** Says that the page now being opened is to scroll to the navigation bar. */
export function expectNavigationScroll(): void {
  expected = true;
}

/** Whether the page that has just opened is to scroll to the navigation bar; answers true once. */
export function takeNavigationScroll(): boolean {
  const was = expected;
  expected = false;
  return was;
}
