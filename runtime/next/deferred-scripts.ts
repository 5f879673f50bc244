import { basePath } from '@/domain/language';

/**
 * Depends on the undocumented form in which React and Next write scripts (docs/decisions/0006-deferred-scripts.md).
 * `deferScripts` returns a page in any other form unchanged.
 */

/** Matches the tag of a script file; an inline script has no `src`. */
const SCRIPT = /<script\b([^>]*\bsrc=[^>]*)>([^]{0,9})/g;

/** Folder of the hashed scripts. */
const CHUNKS = `${basePath}/_next/static/chunks/`;

/** Matches a script that can be deferred: a hashed file of the build with `async`. */
const KNOWN = new RegExp(`^ src="${CHUNKS}([^" ]+)"(?: id="_R_")? async=""$`);

/** Matches a script for browsers without modules, which stays. */
const NO_MODULE = / noModule=""$/;

/** Matches a hint that makes a browser fetch a script early. */
const HINT = /<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>/g;

/** A text in every page that Next rendered, and in no other. */
const NEXT_DATA = 'self.__next_f';

/** Marks a page, or a part of it, that shows nothing before its scripts have run. */
const NEEDS_SCRIPTS = ' data-waits="true"';

/** Matches the Turbopack runtime, which starts the other scripts. A script that runs before it only registers itself. */
const RUNTIME = /^turbopack-/;

/**
 * Requests a page's scripts when the browser is idle after load and paint, or at the first interaction. An interaction
 * is a pointer move, a touch, a key press or a change of focus. The next interaction retries a failed script. The code
 * is the same in all pages: `data-deferred` names the scripts. They run in order (`async` false while inserted), so
 * that the runtime starts after all are loaded. Otherwise React would hydrate too early and lose clicks. React
 * recognises its scripts by `async`, which is set afterwards.
 */
export const LOADER = [
  "(function(w,d,a){var l=d.currentScript.dataset.deferred.split(' ');",
  'function go(e){if(e.type!="pointermove"||e.movementX||e.movementY)l.splice(0).forEach(function(n){',
  "var s=d.createElement('script');s.async=!1;s.onerror=function(){l.push(n);s.remove()};",
  `s.src='${CHUNKS}'+n;d.head.append(s);s.setAttribute('async','')})}`,
  'function rest(){w.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200,a)}',
  "['pointermove','pointerdown','keydown','focusin'].forEach(function(t){a(t,go,!0)});",
  "a('load',function(){var f=requestAnimationFrame;d.hidden?rest():f(function(){f(rest)})})",
  '})(window,document,addEventListener)',
].join('');

/** A page has an unknown form; the message is the unknown part. */
export class UnknownForm extends Error {}

/**
 * Returns a page that requests its scripts after its first paint. A page that shows nothing without scripts is unchanged.
 * @param html as Next made it
 * @throws {UnknownForm} when the page names its scripts in another form than this version of Next
 */
export function deferScripts(html: string): string {
  if (!html.includes(NEXT_DATA)) return html;
  const names = scriptsOf(html);
  if (html.includes(NEEDS_SCRIPTS)) return html;
  if (names.length === 0) throw new UnknownForm('a page with data and without scripts');
  const without = html
    .replace(HINT, '')
    .replace(SCRIPT, (tag, attributes: string) => (NO_MODULE.test(attributes) ? tag : ''));
  const end = without.indexOf('</head>');
  if (end === -1) throw new UnknownForm('a page without a head');
  return `${without.slice(0, end)}<script data-deferred="${names.join(' ')}">${LOADER}</script>${without.slice(end)}`;
}

/** Returns the names of a page's scripts, each once, in order, the runtime last. */
function scriptsOf(html: string): string[] {
  const names: string[] = [];
  for (const [tag, attributes = '', rest] of html.matchAll(SCRIPT)) {
    if (NO_MODULE.test(attributes)) continue;
    const [, name] = KNOWN.exec(attributes) ?? [];
    if (!name || rest !== '</script>') throw new UnknownForm(tag);
    names.push(name);
  }
  return [...new Set(names)].sort((one, other) => Number(RUNTIME.test(one)) - Number(RUNTIME.test(other)));
}
