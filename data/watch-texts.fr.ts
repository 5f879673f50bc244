// French of ./watch-texts.ts (sha256 160d10fa3fb9)
import type { Watch } from '@/domain/watch';
import archetype from './french/archetype.json';
import california from './french/california.json';
import gshock from './french/gshock.json';
import luminox from './french/luminox.json';
import timex from './french/timex.json';
import undone from './french/undone.json';
import watchnew from './french/watchnew.json';
import womens from './french/womens.json';
import xerix from './french/xerix.json';
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
