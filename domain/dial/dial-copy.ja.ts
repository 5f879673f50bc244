// Japanese of ./dial-copy.ts (sha256 a5b7530a352d)
/** An hour relative to its neighbouring numerals. */
export type HourPosition = {
  readonly near: 'on' | 'past' | 'between' | 'short';
  readonly from: string;
  readonly to: string;
};

/** Figures: 「8」, 「22」. */
export const numberInWords = (number: number) => String(number);

/** Ends a clause within a sentence: 「10を少し過ぎ」. */
function hourPositionClause(place: HourPosition): string {
  const copy = {
    on: `${place.from}を指し`,
    past: `${place.from}を少し過ぎ`,
    between: `${place.from}と${place.to}の間にあり`,
    short: `${place.to}の少し手前にあり`,
  };
  return copy[place.near];
}

/** Ends a sentence: 「10を少し過ぎています」. */
function hourPositionCopy(place: HourPosition): string {
  const copy = {
    on: `${place.from}を指しています`,
    past: `${place.from}を少し過ぎています`,
    between: `${place.from}と${place.to}の間にあります`,
    short: `${place.to}の少し手前にあります`,
  };
  return copy[place.near];
}

const weekdays = ['日', '月', '火', '水', '木', '金', '土'];

const quarters = [
  (hour: string) => `${hour}時`,
  (hour: string) => `${hour}時15分`,
  (hour: string) => `${hour}時半`,
  (hour: string) => `${hour}時45分`,
];

export const quarterCopy = (quarter: number, hour: string, _next: string) => quarters[quarter]?.(hour) ?? '';

/** Colours in `data/dials-to-read.ts`. */
const colours: Readonly<Record<string, string>> = { orange: 'オレンジ', navy: 'ネイビー', yellow: '黄色' };
const colourOf = (colour: string) => colours[colour] ?? colour;

/** 「オレンジの針」. */
const coloured = (pointer: string | undefined, noun: string, plain: string) =>
  pointer ? `${colourOf(pointer)}の${noun}` : plain;

export function handsSentence(hour: HourPosition, minute: number, pointer?: string): string {
  const long = coloured(pointer, '針', '長針');
  return `短針は${hourPositionClause(hour)}、${long}は${minute === 0 ? '12' : `${minute}分`}を指しています。`;
}

export const dayHandSentence = (hour: HourPosition) => `24時間針は${hourPositionCopy(hour)}。`;

export const weekdaySentence = (weekday: number) => `小さな針は${weekdays[weekday]}曜日を指しています。`;

export const dateSentence = (date: number) => `日付の針は${date}日を指しています。`;

export const regulatorSentence = (hour: HourPosition, minute: number) =>
  `上の小さな針は${hourPositionClause(hour)}、中央の長い針は${minute ? `${minute}分` : 'ちょうど0分'}を指しています。`;

export function oneHandSentence(from: string, to: string | undefined, pointer?: string, night?: string): string {
  const hand = coloured(pointer, '針', '1 本の針');
  const place = to === undefined ? `${from}を指し` : `${from}と${to}の間にあり`;
  if (night) return `${hand}は${place}、${colourOf(night)}の半分に入っています。`;
  return `${hand}は${to === undefined ? `${from}を指しています` : `${place}ます`}。`;
}

export const halfCirclesSentence = (isDay: boolean, hour: HourPosition, minute: number, pointer?: string) =>
  `${isDay ? '太陽' : '月'}は${hourPositionClause(hour)}、下の${coloured(pointer, '針', '長い針')}は${minute}を指しています。`;

export function discsSentence({ near, from, to }: HourPosition, crosses: boolean, minute: number, pointer?: string) {
  const reading = crosses ? `${from}に重なり` : near === 'short' ? `${to}に近づき` : `${from}と${to}の間にあり`;
  return `${coloured(pointer, '線', '固定された線')}は${reading}、外側のディスクは${minute === 0 ? 60 : minute}を示しています。`;
}

export const wanderingHoursSentence = (hour: string, minute: number, before: string) =>
  minute === 0
    ? `${before}のディスクが60で去り、${hour}のディスクが0に着きます。`
    : `出番の${hour}のディスクが、弧の上の${minute}を指しています。`;

export function semaphoreSentence(hour: string, minute: number, before: string, pointer?: string): string {
  const bar = coloured(pointer, 'バー', 'バー');
  return minute === 0
    ? `${bar}は水平です。0の側から${hour}が上がり、60の側で${before}が下がります。`
    : `${bar}の上の端に${hour}があり、${minute}を指しています。`;
}

export const figuresSentence = (time: string) => `数字で${time}と表示されます。読み方を覚える必要はありません。`;
