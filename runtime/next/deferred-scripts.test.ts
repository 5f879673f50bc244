/** @jest-environment jsdom */
import { deferScripts, LOADER, UnknownForm } from './deferred-scripts';

const script = (name: string, rest = ' async=""') => `<script src="/_next/static/chunks/${name}.js"${rest}></script>`;
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const CHUNKS = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const OWN = '<script>queuedClicks=[]</script>';
const OLD = script('old', ' noModule=""');

/** A page in the form that Next writes. */
const page = ({ head = '', body = '' } = {}) =>
  `<html><head>${STYLE}${HINT}${script('a')}${script('b')}${OWN}${OLD}${head}</head><body><p>Odd</p>${body}${CHUNKS}${script('c')}${DATA}</body></html>`;

it('deferScripts replaces the scripts by a loader at the end of the head, in their order, and changes nothing else', () => {
  const names = ['a', 'b', 'c'].map((name) => `${name}.js`).join(' ');
  expect(deferScripts(page())).toBe(
    `<html><head>${STYLE}${OWN}${OLD}<script data-deferred="${names}">${LOADER}</script></head><body><p>Odd</p>${CHUNKS}${DATA}</body></html>`,
  );
});

it('deferScripts accepts scripts with an id, with a deployment id, and duplicates', () => {
  const late = deferScripts(
    page({ body: script('r', ' id="_R_" async=""') + script('a') + script('d.js?dpl=1&amp;x', ' async=""') }),
  );
  expect(late).toContain('a.js b.js r.js d.js?dpl=1&amp;x.js c.js"');
});

it('deferScripts lists the turbopack runtime last', () => {
  expect(deferScripts(page({ head: script('turbopack-0a') }))).toContain(
    'data-deferred="a.js b.js c.js turbopack-0a.js"',
  );
});

it.each(['<link rel="modulepreload" href="/a.js"/>', '<link href="/a.js" rel="preload" as="script"/>'])(
  'deferScripts removes a hint that would fetch a script early: %s',
  (hint) => expect(deferScripts(page({ head: hint }))).not.toContain('href="/a.js"'),
);

it('deferScripts returns a page unchanged if it shows nothing without scripts', () => {
  const waiting = page({ body: '<p data-waits="true" class="invisible">One moment</p>' });
  expect(deferScripts(waiting)).toBe(waiting);
  expect(deferScripts(page({ body: '<p> data-waits=&quot;true&quot;</p>' }))).toContain(LOADER);
});

it('deferScripts returns HTML of other origin unchanged', () => {
  const other = '<html><body>See <a href="/">here</a></body></html>';
  expect(deferScripts(other)).toBe(other);
});

it.each([
  ['a module', script('m', ' type="module"')],
  ['deferred', script('m', ' defer=""')],
  ['written differently', script('m', ' async')],
  ['from another host', '<script src="https://elsewhere.example/a.js" async=""></script>'],
  ['not empty', '<script src="/_next/static/a.js" async="">run()</script>'],
])('deferScripts throws UnknownForm for a script that is %s', (_, other) => {
  expect(() => deferScripts(page({ body: other }))).toThrow(UnknownForm);
});

it('deferScripts throws for a page without scripts or without a head', () => {
  expect(() => deferScripts(`<head></head>${DATA}`)).toThrow('a page with data and without scripts');
  expect(() => deferScripts(page().replace('</head>', ''))).toThrow('a page without a head');
});

describe('in the page', () => {
  const asked = () => [...document.head.querySelectorAll('script[src]')].map((each) => each.getAttribute('src'));
  let listening: jest.SpyInstance;

  beforeEach(() => {
    document.head.replaceChildren();
    listening = jest.spyOn(window, 'addEventListener');
    const loader = document.createElement('script');
    loader.dataset.deferred = 'a.js b.js';
    loader.textContent = LOADER;
    document.head.append(loader);
  });
  afterEach(() => {
    for (const [type, listener, options] of listening.mock.calls) window.removeEventListener(type, listener, options);
    jest.restoreAllMocks();
  });

  it.each(['pointerdown', 'keydown', 'focusin'])(
    'the loader loads all scripts once and in order at the first %s',
    (type) => {
      expect(asked()).toEqual([]);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(asked()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
      // React recognises its scripts by this attribute.
      expect(document.head.querySelectorAll('script[async]')).toHaveLength(2);
    },
  );

  it('the loader ignores a pointermove without movement', () => {
    const move = (movementX: number) =>
      document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX }));
    move(0);
    expect(asked()).toEqual([]);
    move(1);
    expect(asked()).toHaveLength(2);
  });

  it('the loader retries only a failed script at the next interaction', () => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    document.head.querySelector('script[src$="b.js"]')?.dispatchEvent(new Event('error'));
    expect(asked()).toEqual(['/_next/static/chunks/a.js']);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(asked()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  });

  it('the loader loads the scripts without interaction after load and paint', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    jest.useFakeTimers();
    window.dispatchEvent(new Event('load'));
    while (frames.length > 0) {
      jest.runAllTimers();
      expect(asked()).toEqual([]);
      frames.shift()?.(0);
    }
    jest.runAllTimers();
    jest.useRealTimers();
    expect(asked()).toHaveLength(2);
  });
});
