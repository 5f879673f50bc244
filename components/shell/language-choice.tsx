import { language } from '@/domain/language';
import { offeredLanguages, pathIn } from '@/domain/languages';
import type { Language } from '@/domain/parse-languages';
import { shellCopy } from './copy';

type LanguageChoiceProps = { languages?: readonly Language[]; current?: string };

/**
 * Links to this page in the other languages of the shop; nothing if there are none. Without JavaScript they lead to the home page
 * of the language: a layout does not know the path of its page.
 */
export function LanguageChoice({ languages = offeredLanguages, current = language }: LanguageChoiceProps) {
  if (languages.length < 2) return null;
  return (
    <span role="navigation" aria-label={shellCopy.language} className="flex flex-wrap items-center gap-x-4">
      {languages.map(({ code, name }) =>
        code === current ? (
          <span key={code} lang={code} aria-current="true">
            {name}
          </span>
        ) : (
          <a
            key={code}
            className="py-3 text-link"
            href={pathIn(code, '/')}
            hrefLang={code}
            lang={code}
            suppressHydrationWarning
          >
            {name}
          </a>
        ),
      )}
    </span>
  );
}
