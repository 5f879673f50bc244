/**
 * Copies the text of a field to the clipboard, or selects it if the browser denies access.
 *
 * @param what names the text in the message, such as `Code`.
 * @returns the message for the shopper.
 */
export async function copyFrom(
  input: HTMLInputElement | HTMLTextAreaElement | null,
  text: string,
  what: string,
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    input?.select();
    return `Your browser did not allow copying. The ${what.toLowerCase()} is selected, so you can copy it yourself.`;
  }
}
