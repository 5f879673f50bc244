/**
 * Copies a text that an input shows, or selects it there where the browser forbids that.
 *
 * @param what names the text in the answer: `Code`.
 * @returns what to tell the shopper.
 */
export async function copyFrom(input: HTMLInputElement | null, text: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    input?.select();
    return `The browser did not let us copy. The ${what.toLowerCase()} is selected: copy it from there.`;
  }
}
