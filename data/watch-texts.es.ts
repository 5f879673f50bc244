// Spanish of ./watch-texts.ts (sha256 160d10fa3fb9)
import type { Watch } from '@/domain/watch';
import archetype from './spanish/archetype.json';
import california from './spanish/california.json';
import gshock from './spanish/gshock.json';
import luminox from './spanish/luminox.json';
import timex from './spanish/timex.json';
import undone from './spanish/undone.json';
import watchnew from './spanish/watchnew.json';
import womens from './spanish/womens.json';
import xerix from './spanish/xerix.json';
import { type TranslatedCatalogues, withTranslatedTexts } from './translated-watch-texts';

const texts: TranslatedCatalogues = {
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

export const withShownTexts = (watch: Watch): Watch => withTranslatedTexts(watch, texts);
