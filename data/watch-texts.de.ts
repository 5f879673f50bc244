// German of ./watch-texts.ts (sha256 160d10fa3fb9)
import { descriptionFields, specificationFields, splitSpecificationLine } from '@/domain/stored-watch';
import type { Watch } from '@/domain/watch';
import type { CatalogueName } from '@/domain/watch-key';
import archetype from './german/archetype.json';
import california from './german/california.json';
import gshock from './german/gshock.json';
import luminox from './german/luminox.json';
import timex from './german/timex.json';
import undone from './german/undone.json';
import watchnew from './german/watchnew.json';
import womens from './german/womens.json';
import xerix from './german/xerix.json';
import { watchHash } from './text-hash';

type Field = (typeof descriptionFields)[number] | (typeof specificationFields)[number];
type GermanTexts = Readonly<Record<Field | 'of', string>>;

const texts: Readonly<Record<CatalogueName, Readonly<Record<string, GermanTexts>>>> = {
  archetype,
  california,
  gshock,
  luminox,
  timex,
  undone,
  watchnew,
  womens,
  xerix,
};

/** The watch with its German texts; unchanged if they translate another English text, as after an owner's edit. */
export function withShownTexts(watch: Watch): Watch {
  const { stored, specification } = watch;
  const german = texts[watch.catalogue][watch.id];
  if (german?.of !== watchHash(stored)) return watch;
  return {
    ...watch,
    description: descriptionFields.map((field) => german[field]),
    specification: {
      ...specification,
      functions: splitSpecificationLine(german.txt7).value,
      lines: specificationFields.map((field) => splitSpecificationLine(german[field])),
    },
    stored: { ...stored, ...german },
  };
}
