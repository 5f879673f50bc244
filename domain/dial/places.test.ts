import { numberInWords } from './places';

const ofTen = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const from = (ten: string) => [ten, ...ofTen.map((unit) => `${ten}-${unit}`)];

test('the numbers of a dial are written as one writes them', () => {
  expect(Array.from({ length: 61 }, (_, number) => numberInWords(number))).toEqual([
    ...['zero', ...ofTen, 'ten', 'eleven', 'twelve'],
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
    ...['twenty', 'thirty', 'forty', 'fifty'].flatMap(from),
    'sixty',
  ]);
});
