/**
 * Undocumented: how React and Next write the scripts of a page (docs/decisions/0006). `deferScripts` returns a page in any other
 * form as it is.
 */

/** The tag of a script file; an inline script has no `src`. */
const SCRIPT = /<script\b([^>]*\bsrc=[^>]*)>([^]{0,9})/g;

/** A script that may be requested later: a file of the build, named by its content, which runs whenever it arrives. */
const KNOWN = /^ src="\/_next\/static\/chunks\/([^" ]+)"(?: id="_R_")? async=""$/;

/** For browsers without modules, and left to them. */
const NO_MODULE = / noModule=""$/;

/** What lets a browser fetch a script before its tag. */
const HINT = /<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>/g;

/** In every page that Next rendered, and in no other. */
const NEXT_DATA = 'self.__next_f';

/** In a page, or a part of one, that shows nothing before its scripts have run. */
const NEEDS_SCRIPTS = ' data-waits="true"';

/** The runtime that starts the other scripts: each that runs before it only registers itself. */
const RUNTIME = /^turbopack-/;

/**
 * Requests a page's scripts: once it has loaded, is painted and the browser is idle, or as soon as the shopper moves a pointer,
 * touches, presses a key or moves the focus. A script that failed is requested again at the next such sign. The same in every page:
 * `data-deferred` names the scripts. They run in order (`async` false while inserted), so that the runtime starts when all are there:
 * React would hydrate and lose clicks while one is missing. React finds its scripts by the attribute, which is set afterwards.
 */
export const LOADER = [
  "(function(w,d,a){var l=d.currentScript.dataset.deferred.split(' ');",
  'function go(e){if(e.type!="pointermove"||e.movementX||e.movementY)l.splice(0).forEach(function(n){',
  "var s=d.createElement('script');s.async=!1;s.onerror=function(){l.push(n);s.remove()};",
  "s.src='/_next/static/chunks/'+n;d.head.append(s);s.setAttribute('async','')})}",
  'function rest(){w.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200,a)}',
  "['pointermove','pointerdown','keydown','focusin'].forEach(function(t){a(t,go,!0)});",
  "a('load',function(){var f=requestAnimationFrame;d.hidden?rest():f(function(){f(rest)})})",
  '})(window,document,addEventListener)',
].join('');

/** Why a page was left as it is: the part that has an unknown form. */
export class UnknownForm extends Error {}

/**
 * A page whose scripts are requested after its first paint; one that needs its scripts to show anything stays as it is.
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

/** The names of a page's scripts, each once, in order; the runtime last. */
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
