// Japanese of ./watch-texts.ts (sha256 160d10fa3fb9)
import type { Watch } from '@/domain/watch';
import archetype from './japanese/archetype.json';
import california from './japanese/california.json';
import gshock from './japanese/gshock.json';
import luminox from './japanese/luminox.json';
import timex from './japanese/timex.json';
import undone from './japanese/undone.json';
import watchnew from './japanese/watchnew.json';
import womens from './japanese/womens.json';
import xerix from './japanese/xerix.json';
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
