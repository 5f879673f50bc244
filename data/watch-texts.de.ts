// German of ./watch-texts.ts (sha256 160d10fa3fb9)
import type { Watch } from '@/domain/watch';
import archetype from './german/archetype.json';
import california from './german/california.json';
import gshock from './german/gshock.json';
import luminox from './german/luminox.json';
import timex from './german/timex.json';
import undone from './german/undone.json';
import watchnew from './german/watchnew.json';
import womens from './german/womens.json';
import xerix from './german/xerix.json';
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
