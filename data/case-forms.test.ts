import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WatchKey } from '@/domain/watch-key';
import { caseFormOf } from './studio';
import caseForms from './case-forms.json';
import { readShopWatches } from './catalogue/shop-catalogue';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const watches = readShopWatches();

/** Returns the case form from the studio’s description, with the defaults of studio/schema.json and studio/case.py. */
function studioForm(key: WatchKey, caseDiameter: number) {
  const {
    case: body,
    bezel,
    crystal,
    crown,
    buttons,
  } = JSON.parse(readFileSync(join(process.cwd(), 'studio/watches', `${key}.json`), 'utf8'));
  const mm = (length: number) => Number(length.toFixed(2));
  const isRound = (body.shape ?? 'round') === 'round';
  return {
    case: body.shape ?? 'round',
    ...(isRound && {
      lugs: body.lugs ?? 'curved',
      bezel: bezel?.style ?? 'smooth',
      crystal: crystal?.shape ?? 'flat',
    }),
    ...(crown && {
      crown: {
        at: crown.at ?? 3,
        diameter: mm(crown.diameter ?? 0.155 * caseDiameter),
        length: mm(crown.length ?? 0.085 * caseDiameter),
      },
    }),
    ...(buttons && {
      pushers: buttons.map((each: { at: number; diameter?: number }) => ({
        at: each.at,
        diameter: each.diameter ?? 4,
      })),
    }),
  };
}

it.each(watches.map(({ key, specification }) => [key, specification.caseDiameter] as const))(
  'caseFormOf(%s) equals the case form in the studio’s description',
  (key, caseDiameter) => {
    expect(caseFormOf(key)).toEqual(studioForm(key, caseDiameter));
  },
);

it('case-forms.json contains exactly the watches sold', () => {
  expect(Object.keys(caseForms)).toEqual(watches.map(({ key }) => key));
});

it('caseFormOf returns a plain round case for an unknown watch', () => {
  expect(caseFormOf('xerix/7')).toMatchObject({ case: 'round' });
});
