import { basePath, language } from '@/domain/language';
import { offeredLanguages, pathIn } from '@/domain/languages';
import type { Language } from '@/domain/parse-languages';
import { shellCopy } from './copy';

type LanguageChoiceProps = { languages?: readonly Language[]; current?: string };

/** A link in its own language, for readers whose browser prefers that language. */
const offers: Readonly<Record<string, string>> = {
  en: 'This page in English',
  de: 'Diese Seite auf Deutsch',
  fr: 'Cette page en français',
  es: 'Esta página en español',
  ja: 'このページを日本語で',
};

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
            data-base={pathIn(code, '')}
            suppressHydrationWarning
          >
            <span suppressHydrationWarning>{name}</span>
            <span hidden suppressHydrationWarning>
              {offers[code]}
            </span>
          </a>
        ),
      )}
    </span>
  );
}

/** Head script of a shop in several languages; nothing for one. */
export function LanguageScript({
  languages = offeredLanguages,
  current = language,
  base = basePath,
}: LanguageChoiceProps & { base?: string }) {
  if (languages.length < 2) return null;
  const codes = languages.map(({ code }) => code);
  return <script suppressHydrationWarning>{languageScript(base, current, codes)}</script>;
}

/**
 * Head script: sets the address of a language's link when it is about to be followed, because the router changes pages without
 * the footer, and offers the reader's language in that language. It drops the range of prices, which another language reads in its
 * own currency (docs/product.md 44.4).
 */
const languageScript = (base: string, current: string, codes: readonly string[]) =>
  [
    "((d,b,l,o)=>{for(let e of['pointerover','focusin','click'])d.addEventListener(e,({target:t})=>{",
    // Without the leading slashes: `//host` would leave the shop.
    "let a=t.closest?.('a[data-base]'),p=location.pathname.slice(b.length).replace(/^\\/+/,'');",
    "if(a)a.href=(a.dataset.base+(p&&'/'+p)||'/')+location.search.replace(/(?<=[?&])price=[^&]*&?/g,'').replace(/[?&]$/,'')},!0);",
    "d.addEventListener('DOMContentLoaded',()=>{let c=navigator.languages.map(n=>n.split('-')[0]).find(n=>o.includes(n)),",
    "a=c!=l&&d.querySelector('a[data-base][lang='+c+']');",
    'if(a){a.firstChild.hidden=!0;a.lastChild.hidden=!1}})',
    `})(document,${JSON.stringify(base)},${JSON.stringify(current)},${JSON.stringify(codes)})`,
  ].join('');
