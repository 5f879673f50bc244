import { Fault } from '../fault.mjs';

/** A script's tag as React and Next write it; that of a script which stands in the page has no `src`. */
const SCRIPT = /<script\b([^>]*\bsrc=[^>]*)>([^]{0,9})/g;

/** What may be asked for later: a file of the build, named by its content, which runs whenever it has come. */
const KNOWN = /^ src="\/_next\/static\/chunks\/([^" ]+)"(?: id="_R_")? async=""$/;

/** For browsers that do not know modules, and left to them. */
const OLD = / noModule=""$/;

/** What lets a browser fetch a script before its tag comes. */
const HINT = /<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>/g;

/** Stands in every page that Next has made, and in no other. */
export const NEXT_DATA = 'self.__next_f';

/** Stands in a page, or a part of one, that shows nothing before its scripts have run. */
const WAITS = ' data-waits="true"';

/** What starts the others: each that runs before it only lays itself ready. */
export const STARTS = /^turbopack-/;

/**
 * A file in which scripts lie together, and their names.
 * @typedef {{ file: string, parts: string[] }[]} Bundles
 */

/**
 * Asks for a page's scripts: once it has loaded, is painted and the browser has nothing to do, or as soon as the shopper moves a
 * pointer, touches, presses a key or moves the focus; what did not come is asked for again at the next such sign.
 * The same in every page; its tag says which scripts. A browser tells of a pointer that has not moved, and paints nothing that is
 * not looked at. They run in their order, whichever comes first, so that nothing starts before all are there: React would
 * listen, and lose what is pressed where a script is still missing. React knows them by the attribute, which would undo the order
 * if it stood there before they do, and the parts of a bundle by tags that fetch nothing.
 */
export const LOADER = [
  "(function(w,d,a){var l=d.currentScript.dataset.late.split(' ');",
  "function go(e){if(e.type!='pointermove'||e.movementX||e.movementY)l.splice(0).forEach(function(u){u.split(/[:,]/).forEach(function(n,i){",
  "var s=d.createElement('script');s.async=!1;if(i)s.type='text/plain';else s.onerror=function(){l.push(n);s.remove()};",
  "s.src='/_next/static/chunks/'+n;d.head.append(s);s.setAttribute('async','')})})}",
  'function rest(){w.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200,a)}',
  "['pointermove','pointerdown','keydown','focusin'].forEach(function(t){a(t,go,!0)});",
  "a('load',function(){var f=requestAnimationFrame;d.hidden?rest():f(function(){f(rest)})})",
  '})(window,document,addEventListener)',
].join('');

/**
 * A page whose own scripts are asked for late (docs/decisions/0078-scripts-come-late.md), in bundles where those are
 * (docs/decisions/0106-scripts-in-bundles.md). What stands in the page itself stays where it is. One that waits for its scripts
 * has them at once.
 * @param {string} html as Next has made it
 * @param {Bundles} [bundles]
 * @returns {string}
 * @throws {Fault} where the page names its scripts otherwise than is known
 */
export function lateScripts(html, bundles = []) {
  const names = scriptsOf(html);
  if (!html.includes(NEXT_DATA)) return html;
  const laid = bundles.filter(({ parts }) => parts.every((name) => names.includes(name)));
  if (html.includes(WAITS)) return withBundles(html, laid);
  if (names.length === 0) throw unknown('data without scripts');
  const without = html.replace(HINT, '').replace(SCRIPT, (tag, attributes) => (OLD.test(attributes) ? tag : ''));
  const end = without.indexOf('</head>');
  if (end === -1) throw unknown('no head');
  const alone = names.filter((name) => !laid.some(({ parts }) => parts.includes(name)));
  const late = [...laid.map(({ file, parts }) => `${file}:${parts.join()}`), ...alone];
  const loader = `<script data-late="${late.join(' ')}">${LOADER}</script>`;
  return without.slice(0, end) + loader + without.slice(end);
}

/**
 * The names of a page's own scripts, each once, what starts the others last.
 * @param {string} html as Next has made it
 * @returns {string[]}
 * @throws {Fault} where the page names them otherwise than is known
 */
export function scriptsOf(html) {
  const names = [];
  for (const [tag, attributes, rest] of html.matchAll(SCRIPT)) {
    if (OLD.test(attributes)) continue;
    const [, name] = KNOWN.exec(attributes) ?? [];
    if (!name || rest !== '</script>') throw unknown(tag);
    names.push(name);
  }
  return [...new Set(names)].sort((one, other) => STARTS.test(one) - STARTS.test(other));
}

/** The same page with a bundle's tag before its first part's; the tags of the parts, by which React knows them, fetch nothing. */
function withBundles(html, bundles) {
  const bundleOf = (tag) => bundles.find(({ parts }) => parts.some((name) => tag.includes(`/chunks/${name}"`)));
  const laid = new Set();
  return html
    .replace(HINT, (hint) => (bundleOf(hint) ? '' : hint))
    .replace(SCRIPT, (tag) => {
      const bundle = bundleOf(tag);
      if (!bundle) return tag;
      const first = laid.has(bundle) ? '' : `<script src="/_next/static/chunks/${bundle.file}" async=""></script>`;
      laid.add(bundle);
      return first + tag.replace('<script', '<script type="text/plain"');
    });
}

/**
 * Next's output has another form than is known.
 * @param {string} does what Next does otherwise
 * @param {string} file where that is to be mended
 * @param {string} found
 */
export const unknownForm = (does, file, found) =>
  new Fault(
    `This version of Next ${does} in a way that runtime/next/${file} does not know (${found}). Until that is mended there, build and start the shop with SCRIPTS_AT_ONCE=1.`,
  );

const unknown = (found) => unknownForm('names the scripts of a page', 'late-scripts.mjs', found);

/**
 * The form in which pages are sent.
 * @param {string | undefined} text SCRIPTS_AT_ONCE
 * @param {() => Bundles} bundles
 * @returns {(html: string) => string}
 * @throws {Fault} when that is neither `1` nor empty
 */
export function formOfPages(text, bundles) {
  if (text === '1') return (html) => html;
  if (text) throw new Fault(`SCRIPTS_AT_ONCE must be 1 or nothing, not "${text}".`);
  const known = bundles();
  return (html) => lateScripts(html, known);
}
