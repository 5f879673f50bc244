/** What a watch looks like, read from its specification lines (data/README.md says what stands in each). */
import { light, shade } from './svg.mjs';

export const CARD = '#e6e8e3';
export const RED = '#c2341a';
export const BRASS = '#c0a163';

// prettier-ignore
export const COLOURS = {
  black: '#232527', white: '#f8f7f3', cream: '#efe6cf', silver: '#d2d5d5', grey: '#72787c', navy: '#1f2e49',
  blue: '#2d5f92', teal: '#1f6b6c', green: '#2f5b45', olive: '#5c6042', red: '#a8352a', burgundy: '#692733',
  orange: '#d6702e', yellow: '#e2b43c', brown: '#5f4030', tan: '#b5875a', salmon: '#dfa58e', rose: '#d3a297',
  pink: '#e0b1b6', champagne: '#dbc699', copper: '#b0704c', sand: '#cdba94',
};

/** Metal straps take the tone of a metal, not the dial colour of the same name. */
const METAL_STRAPS = { silver: '#bcc2c5', champagne: '#cdae6c', rose: '#cb9c85', grey: '#8b9093', black: '#34373a' };

const METALS = [
  [/rose gold/, '#cc9c84'],
  [/gold/, '#cdae6c'],
  [/black (steel|carbon)/, '#3a3e41'],
  [/brushed steel/, '#aeb4b7'],
  [/titanium/, '#8d9194'],
  [/bronze/, '#a57e4c'],
  [/steel/, '#bec4c7'],
];

/** Words of a spec line that name a colour, `blued` and `gold-tone` among them. */
const WORDS = { ...COLOURS, red: RED, 'gold-tone': BRASS, blued: '#2c4878', 'dark brown': '#4a3126' };
const colourWord = Object.keys(WORDS).sort((a, b) => b.length - a.length).join('|'); // prettier-ignore

const HOURS = { three: 3, four: 4, six: 6, nine: 9, ten: 10, twelve: 12 };
const hour = (word) => HOURS[word] ?? Number(word);

/** Three tones of one material: its face, its side, and its lit edge. */
const tones = (base) => {
  const dark = light(base) < 0.25;
  return { base, side: shade(base, dark ? -0.34 : -0.24), lit: shade(base, dark ? 0.2 : 0.32) };
};

/** The colour that stands before `noun` in a line, such as `red` in "red seconds hand"; undefined if none does. */
const colourOf = (line, noun) => WORDS[line.match(new RegExp(`(${colourWord})(?:-tipped)? (?:${noun})`))?.[1]];

const caseColour = (line) =>
  /^\w+ resin/.test(line) ? COLOURS[line.split(' ')[0]] : METALS.find(([pattern]) => pattern.test(line))?.[1];

const INDICES = [
  [/half roman/, 'california'],
  [/tubes/, 'tubes'],
  [/outline numerals/, 'outline'],
  [/railway.*blue/, 'railway'],
  [/arabic|numerals/, 'arabic'],
  [/four .*dots/, 'four'],
  [/hour blocks/, 'blocks'],
  [/luminous/, 'lume'],
  [/slim/, 'slim'],
];

/** Clock hours at which sub-dials lie: the places named, or the usual ones for that many. */
function subPlaces(text, functions) {
  if (/three (sub-dials|registers)/.test(text)) return [3, 6, 9];
  const named = text.match(/(?:sub-dials?|registers|small seconds|concave date) at (\w+)(?: and (\w+))?/);
  if (named) return named.slice(1).filter(Boolean).map(hour);
  if (/chronograph/.test(functions)) return [3, 9];
  return /small seconds/.test(functions) ? [6] : [];
}

function handStyle(dial, catalogue, id) {
  if (/skeleton hands/.test(dial) || (catalogue === 'california' && !/blued/.test(dial))) return 'outline';
  if (/luminous|tubes/.test(dial)) return 'lume';
  if (/blocks/.test(dial)) return 'block';
  if (/slim|struts|four|gold-tone batons/.test(dial)) return 'stick';
  return ['leaf', 'dauphine', 'baton'][id % 3];
}

/** Everything the parts need: lengths in mm, colours as hex, kinds as words, and the lines in lower case. */
export function readLook(watch, catalogue) {
  const line = (n) => watch[`txt${n}`].replace(/^[^:]*:\s*/, '').toLowerCase();
  const lengths = (n) =>
    line(n)
      .match(/\d+(\.\d+)?/g)
      .map(Number);
  const [movement, functions, dialLine, caseLine, strapLine] = [5, 7, 8, 9, 14].map(line);
  const [, strapColour, material] = strapLine.match(/mm, (\w+) (\w+)/);
  const dial = COLOURS[dialLine.match(/\w+/)[0]];
  const dark = light(dial) < 0.58;
  const ink = dark ? '#f1efe8' : '#25282b';
  const [d, t] = lengths(12);
  const [width] = lengths(14);
  const story = [1, 2, 3].map((n) => watch[`txt${n}`].toLowerCase()).join(' ');
  const hands = colourOf(dialLine, 'hands') ?? colourOf(story, 'hands');
  const metalInk = /rose gold/.test(caseLine) ? '#b47d66' : BRASS;
  const gold = /gold-tone/.test(caseLine + dialLine) && Math.abs(light(dial) - light(metalInk)) > 0.2 && metalInk;
  const window = dialLine.match(/(?<!concave )date at (\w+)/) ?? functions.match(/(?:day and )?date at (\w+)/);
  const chrono = /chronograph/.test(functions);
  const plain = !/orange|blued|brown|gold|sectors|white needle|^(red|burgundy|copper|salmon)/.test(dialLine);
  const strapBase = (/bracelet|mesh/.test(material) && METAL_STRAPS[strapColour]) || COLOURS[strapColour];
  return {
    ...{ id: watch.id, catalogue, functions, dialLine, caseLine, dial, dark, ink, chrono },
    ...{ r: d / 2, t, lug: lengths(13)[0] / 2, wrist: (lengths(15)[0] + lengths(15)[1]) / 2 },
    crystal: line(10),
    metal: tones(caseColour(caseLine)),
    buckle: tones((!/resin pin/.test(strapLine) && caseColour(strapLine)) || strapBase),
    block: /resin/.test(caseLine) && /digital/.test(movement),
    digital: /display/.test(dialLine),
    openwork: /skeleton(?! hands)/.test(dialLine),
    diver: /one-way bezel/.test(caseLine),
    tachymeter: /tachymeter/.test(functions) && (/tachymeter bezel/.test(caseLine) ? 'bezel' : 'dial'),
    indices: INDICES.find(([pattern]) => pattern.test(dialLine))?.[1] ?? 'batons',
    indexInk: colourOf(dialLine, 'arabic|numerals|batons|dots') ?? (gold || ink),
    subs: subPlaces(`${dialLine} ${functions} ${movement}`, functions),
    subDial: colourOf(dialLine, 'sub-dials') ?? shade(dial, dark ? -0.22 : -0.08),
    window: window && hour(window[1]),
    hands: handStyle(`${dialLine} ${hands === WORDS.blued ? 'blued' : ''}`, catalogue, watch.id),
    handInk: (/-tipped hands/.test(dialLine) ? undefined : hands) ?? (gold || ink),
    tip: /tipped hands/.test(dialLine) ? hands : undefined,
    minuteInk: colourOf(dialLine, 'minute hand'),
    seconds: chrono || /(central seconds|minutes, seconds)/.test(functions),
    secondsInk: colourOf(dialLine, 'seconds hand|stopwatch hands') ?? (plain ? RED : (hands ?? ink)),
    strap: {
      ...tones(strapBase),
      w: width,
      end: Number(strapLine.match(/tapering to (\d+)/)?.[1] ?? width * 0.88),
      material,
      stitch: /unstitched/.test(strapLine)
        ? undefined
        : (colourOf(strapLine, 'stitching') ?? shade(strapBase, light(strapBase) < 0.6 ? 0.32 : -0.25)),
      line: strapLine,
    },
  };
}
