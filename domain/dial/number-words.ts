const units = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty'];

/** A whole number from 0 to 60 in words: "eight", "twenty-two". */
export function inWords(number: number): string {
  const small = units[number];
  if (small) return small;
  const [ten, rest] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  return rest ? `${ten}-${units[rest]}` : ten;
}
