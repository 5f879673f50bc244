/** A `mailto:` link with subject and text; blanks are `%20` and line ends `%0D%0A` (RFC 6068). */
export function mailLink(address: string, subject: string, text: string): string {
  const body = text.replace(/\r?\n/g, '\r\n');
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
