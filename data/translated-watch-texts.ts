import { descriptionFields, specificationFields, splitSpecificationLine } from '@/domain/stored-watch';
import type { Watch } from '@/domain/watch';
import type { CatalogueName } from '@/domain/watch-key';
import { watchHash } from './text-hash';

type Field = (typeof descriptionFields)[number] | (typeof specificationFields)[number];
type TranslatedTexts = Readonly<Record<Field | 'of', string>>;

/** Texts of the watches in one language, by catalogue and id (data/translated-texts.md). */
export type TranslatedCatalogues = Readonly<Record<CatalogueName, Readonly<Record<string, TranslatedTexts>>>>;

/** The watch with its translated texts; unchanged if they translate another English text, as after an owner's edit. */
export function withTranslatedTexts(watch: Watch, texts: TranslatedCatalogues): Watch {
  const { stored, specification } = watch;
  const translated = texts[watch.catalogue][watch.id];
  if (translated?.of !== watchHash(stored)) return watch;
  return {
    ...watch,
    description: descriptionFields.map((field) => translated[field]),
    specification: {
      ...specification,
      functions: splitSpecificationLine(translated.txt7).value,
      lines: specificationFields.map((field) => splitSpecificationLine(translated[field])),
    },
    stored: { ...stored, ...translated },
  };
}
