/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { MessageChannel } from 'node:worker_threads';
import { HELD, modulesOf, portionsOf, runAhead, startOf } from './modules-ahead.mjs';

const script = (name, modules) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${JSON.stringify(name)},${modules}]);`;
const portions = (modules, entry) => portionsOf(modulesOf(script('a', modules)), entry);
const long = `"${'x'.repeat(200_000)}"`;

describe('what Next starts with', () => {
  const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const page = (text) =>
    `<body><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${text});</script>${data}`;

  it('is read from the page', () => {
    expect(startOf(page('{"otherChunks":["static/chunks/a.js","static/chunks/b.js"],"runtimeModuleIds":[7]}'))).toEqual(
      {
        waitsFor: ['a.js', 'b.js'],
        entry: 7,
      },
    );
  });

  it('is nothing where Next has not made the page', () => expect(startOf('<p>Odd</p>')).toBeUndefined());

  it.each(['{}', '{"otherChunks":[],"runtimeModuleIds":[]}', '{"otherChunks":[],"runtimeModuleIds":[1,2]}'])(
    'is told of where it is %s',
    (text) => expect(() => startOf(page(text))).toThrow(/This version of Next starts .*SCRIPTS_AT_ONCE=1/),
  );
});

describe('portions', () => {
  it('hold what the entry needs in the order in which it runs, and name what brings the rest along', () => {
    // 9 asks for 1 and 2; 2 asks for 3 and 4; 4 asks for 3.
    const modules =
      '1,e=>{},2,(e,t)=>{e.i(3);var a=e.r(4)},3,e=>{},4,function(t){t.r(3)},9,e=>{e.i(1),start(()=>e.r(2))}';
    expect(portions(modules, 9)).toEqual([[1, 4], [2]]);
  });

  it('begin anew where one would take too long', () => {
    const modules = `1,e=>${long},2,e=>{e.r(1);${long}},3,e=>{e.r(2)},9,e=>{e.r(3)}`;
    expect(portions(modules, 9)).toEqual([[1], [2], [3]]);
  });

  it('leave out what may never be asked for, what is elsewhere, and what another function asks', () => {
    const modules =
      '1,e=>{},2,e=>{if(self.x)e.r(1);self.y&&e.r(1);self.z?e.r(1):0;function a(){e.r(1)}class B{c=e.r(1)}e.r(5);q.r(1);e.r("1")},9,e=>{e.r(2)}';
    expect(portions(modules, 9)).toEqual([[2]]);
  });

  it('know a module by the first of its numbers', () => {
    expect(modulesOf(script('a', '1,e=>{},2,3,e=>{}')).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are none where the entry is in another script', () => {
    expect(portions('1,e=>{}', 9)).toEqual([]);
  });
});

/** What Turbopack's runtime does with scripts, as far as it matters here. */
function turbopack(self) {
  const made = new Map();
  const factories = new Map();
  const here = new Map();
  const chunk = (name) => {
    if (!here.has(name)) here.set(name, withResolvers());
    return here.get(name);
  };
  const run = (id) => {
    if (!made.has(id)) {
      made.set(id, {});
      factories.get(id)({ r: run, i: run });
    }
    return made.get(id);
  };
  const push = async (entry) => {
    const [name, ...rest] = Array.isArray(entry) ? entry : [undefined, entry];
    const [start] = rest.length === 1 ? rest : [];
    if (!start) for (let at = 0; at < rest.length; at += 2) factories.set(rest[at], rest[at + 1]);
    if (name) chunk(name).resolve();
    if (!start) return;
    await Promise.all(start.otherChunks.map((path) => chunk(path).promise));
    start.runtimeModuleIds.forEach(run);
  };
  const waiting = self.TURBOPACK;
  self.TURBOPACK = { push };
  waiting.forEach(push);
}

function withResolvers() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** Lets scripts of a page run, and says what became of it: each task and what ran in it. */
async function runPage(modules, given) {
  const tasks = [[]];
  const self = createContext({
    TURBOPACK: [{ otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [9] }],
    note: (what) => tasks.at(-1).push(what),
    MessageChannel: class {
      constructor() {
        const { port1, port2 } = new MessageChannel();
        this.port1 = {
          close: () => port1.close(),
          set onmessage(act) {
            port1.on('message', () => {
              tasks.push([]);
              try {
                act();
              } catch (error) {
                tasks.at(-1).push(error.message);
              }
            });
          },
        };
        this.port2 = port2;
      }
    },
  });
  self.globalThis = self;
  runInContext([script(HELD, modules), runAhead(given, 'a.js')].join('\n'), self);
  turbopack(self);
  const ended = () => tasks.flat().includes('entry');
  while (!ended()) await new Promise((resolve) => setImmediate(resolve));
  return tasks;
}

it('runs each portion in a task of its own, and then lets Next start', async () => {
  const modules = '1,e=>{note(1)},2,e=>{e.r(1);note(2)},3,e=>{note(3)},9,e=>{e.r(2);e.r(3);note("entry")}';
  expect(await runPage(modules, [[1], [2], [3]])).toEqual([[], [1], [2], [3], ['entry']]);
});

it('goes on where a portion fails, which is told of', async () => {
  const modules = '1,e=>{throw Error("broken")},2,e=>{note(2)},9,e=>{e.r(2);note("entry")}';
  expect(await runPage(modules, [[1], [2]])).toEqual([[], ['broken'], [2], ['entry']]);
});
