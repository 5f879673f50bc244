// Verifies docs/product.md 32.2 in Japanese.
import { dials } from '@/domain/testing/dials';
import { momentOf } from './part-animation';
import { readDial } from './read-dial';

jest.mock('./dial-copy', () => jest.requireActual('./dial-copy.ja'));
jest.mock('../punctuation', () => jest.requireActual('../punctuation.ja'));

const monday = (hour: number, minute = 0) => momentOf(new Date(2026, 10, 23, hour, minute));

afterEach(() => jest.restoreAllMocks());

it.each<[keyof typeof dials, number, number, string]>([
  ['hands', 10, 0, '短針は10を指し、長針は12を指しています。'],
  ['hands', 12, 46, '短針は1の少し手前にあり、長針は46分を指しています。'],
  ['regulator', 15, 0, '上の小さな針は3を指し、中央の長い針はちょうど0分を指しています。'],
  ['one-hand', 10, 8, 'オレンジの針は10時と10時15分の間にあります。'],
  ['one-hand', 18, 0, 'オレンジの針は18時を指し、ネイビーの半分に入っています。'],
  ['discs', 12, 50, 'オレンジの線は1に近づき、外側のディスクは50を示しています。'],
  ['wandering-hours', 13, 0, '12のディスクが60で去り、1のディスクが0に着きます。'],
  ['semaphore', 10, 8, '黄色のバーの上の端に10があり、8を指しています。'],
])('readDial describes %s in Japanese at %d:%d', (dial, hour, minute, sentence) => {
  expect(readDial(dials[dial], monday(hour, minute)).sentence).toBe(sentence);
});

it('readDial joins the sentences of further hands without a space', () => {
  const parts = [{ name: 'hours-24' }, { name: 'weekday' }, { name: 'date' }];
  const moved = parts.flatMap(({ name }) => dials.hands.parts.slice(0, 1).map((part) => ({ ...part, name })));
  const dial = { ...dials.hands, parts: [...dials.hands.parts, ...moved] };
  expect(readDial(dial, monday(10, 8)).sentence).toMatch(
    /。24時間針は.+。小さな針は月曜日を指しています。日付の針は23日を指しています。$/,
  );
});
