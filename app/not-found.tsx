/**
 * Never shown: `(en)/not-found.tsx` and `global-not-found.tsx` handle every address. Without this file Next adds its own
 * 1.1 KB page to the HTML of each page.
 */
export default function NoPage() {
  return null;
}
