import { parse } from 'acorn';
import { NEXT_DATA, unknownForm } from './late-scripts.mjs';

/** How much of a script's text runs in one task, in characters: a slow phone is done with it in some 10 ms. */
const PORTION = 250_000;

/** How a script says who it is, where what waits for it shall go on waiting. */
export const HELD = 'odd-hours/held';

/** The module that lets the others run. */
const AHEAD = 'odd-hours/ahead';

/** What starts a page's scripts, in the page: `push({"otherChunks":[…],"runtimeModuleIds":[1]})`. */
const START = /\.push\((\{"otherChunks":[^<]*?"runtimeModuleIds":\[\d+\]\})\);?<\/script>/;

/**
 * What Next waits for before it starts a page's scripts, and the module that it starts with.
 * @typedef {{ waitsFor: string[], entry: number }} Start
 */

/**
 * A module of a script: its number, and its text as the parser reads it.
 * @typedef {{ id: number, start: number, end: number, node: import('acorn').Node }} Module
 */

/**
 * @param {string} html a page as Next has made it
 * @returns {Start | undefined} nothing where Next has not made it
 * @throws {Fault} where the page starts its scripts otherwise than is known
 */
export function startOf(html) {
  if (!html.includes(NEXT_DATA)) return undefined;
  const [, text] = START.exec(html) ?? [];
  if (!text) throw unknownForm('starts the scripts of a page', 'modules-ahead.mjs', 'no start');
  const { otherChunks, runtimeModuleIds } = JSON.parse(text);
  return { waitsFor: otherChunks.map((path) => path.split('/').at(-1)), entry: runtimeModuleIds[0] };
}

/**
 * The modules of a script: `push(["its name", 1, e => {}, 2, e => {}])`; several numbers may stand before one.
 * @param {string} text
 * @returns {Module[]}
 */
export function modulesOf(text) {
  const [{ expression }] = parse(text, { ecmaVersion: 'latest' }).body;
  const { elements = [] } = expression?.arguments?.[0] ?? {};
  const modules = [];
  let id;
  for (const node of elements) {
    if (node.type === 'Literal' && typeof node.value === 'number') id ??= node.value;
    if (!/^(?:Arrow)?FunctionExpression$/.test(node.type)) continue;
    modules.push({ id, start: node.start, end: node.end, node });
    id = undefined;
  }
  return modules;
}

/**
 * What an entry needs, in the order in which it would run, in portions that are each a task of their own. A portion names only
 * what nothing else in it brings along. The last runs alone: it begins with the page's data.
 * @param {Module[]} modules
 * @param {number} entry
 * @returns {number[][]}
 */
export function portionsOf(modules, entry) {
  const known = new Map(modules.map((module) => [module.id, module]));
  if (!known.has(entry)) return [];
  const neededBy = new Map();
  const order = [];
  const visit = (id) => {
    if (neededBy.has(id) || !known.has(id)) return;
    neededBy.set(id, neededOf(known.get(id), id === entry));
    neededBy.get(id).forEach(visit);
    if (id !== entry) order.push(id);
  };
  visit(entry);
  const size = (id) => known.get(id).end - known.get(id).start;
  const portions = [];
  let room = 0;
  for (const id of order) {
    if (room < size(id) || id === order.at(-1)) {
      portions.push([]);
      room = PORTION;
    }
    portions.at(-1).push(id);
    room -= size(id);
  }
  return portions.map((portion) => portion.filter((id) => !portion.some((other) => neededBy.get(other).includes(id))));
}

/**
 * The numbers of the modules that a module asks for as it runs: `e.r(1)`, `e.i(1)`. What stands in a function of its own, or
 * under a condition, may never be asked for; of the entry all is, as soon as the page is ready.
 * @param {Module} module
 * @param {boolean} everywhere
 * @returns {number[]}
 */
function neededOf({ node }, everywhere) {
  const [{ name } = {}] = node.params;
  const found = [];
  const look = (part) => {
    if (Array.isArray(part)) return part.forEach(look);
    if (typeof part?.type !== 'string' || (!everywhere && MAY_NOT_RUN.has(part.type))) return;
    const [asked] = part.arguments ?? [];
    const asks =
      part.type === 'CallExpression' && part.callee.object?.name === name && /^[ri]$/.test(part.callee.property?.name);
    if (asks && typeof asked?.value === 'number') found.push(asked.value);
    Object.values(part).forEach(look);
  };
  look(node.body);
  return [...new Set(found)];
}

const MAY_NOT_RUN = new Set([
  'FunctionExpression',
  'FunctionDeclaration',
  'ArrowFunctionExpression',
  'ClassBody',
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'SwitchStatement',
]);

/**
 * A script that lets modules run portion by portion, and then says that the held script is there, for which Next has waited.
 * Between two portions a browser does what is more urgent: it shows, and answers a finger. A portion that fails is run again by
 * Next, which tells of it.
 * @param {number[][]} portions
 * @param {string} held the name of the held script
 * @returns {string}
 */
export function runAhead(portions, held) {
  const turbopack = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[]))';
  const starts = [
    `(e=>{var p=${JSON.stringify(portions)},c=new MessageChannel,{port1:i,port2:o}=c;`,
    'i.onmessage=()=>{var s=p.shift();',
    `if(!s)return i.close(),TURBOPACK.push([${JSON.stringify(`static/chunks/${held}`)}]);`,
    'o.postMessage(0);for(s of s)e.r(s)};o.postMessage(0)})',
  ].join('');
  const name = JSON.stringify(AHEAD);
  return `${turbopack}.push([${name},${name},${starts}]);\n${turbopack}.push([${name},{otherChunks:[],runtimeModuleIds:[${name}]}]);`;
}
