/** A number as it is printed on a card: in groups of four, whatever was typed between its digits. */
export function grouped(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
