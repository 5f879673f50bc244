import { numberInWords } from './dial-copy';

const digits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const from = (ten: string) => [ten, ...digits.map((unit) => `${ten}-${unit}`)];

test('numberInWords returns the English words for 0 to 60', () => {
  expect(Array.from({ length: 61 }, (_, number) => numberInWords(number))).toEqual([
    ...['zero', ...digits, 'ten', 'eleven', 'twelve'],
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
    ...['twenty', 'thirty', 'forty', 'fifty'].flatMap(from),
    'sixty',
  ]);
});
