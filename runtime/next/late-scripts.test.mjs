import { formOfPages, lateScripts, LOADER } from './late-scripts.mjs';

const script = (name, rest = ' async=""') => `<script src="/_next/static/chunks/${name}.js"${rest}></script>`;
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const CHUNKS = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const OWN = '<script>earlyPresses=[]</script>';
const OLD = script('old', ' noModule=""');

/** A page as Next writes it. */
const page = ({ head = '', body = '' } = {}) =>
  `<html><head>${STYLE}${HINT}${script('a')}${script('b')}${OWN}${OLD}${head}</head><body><p>Odd</p>${body}${CHUNKS}${script('c')}${DATA}</body></html>`;

it('takes the scripts out, names them in their order at the end of the head, and leaves all else where it is', () => {
  const names = ['a', 'b', 'c'].map((name) => `${name}.js`).join(' ');
  expect(lateScripts(page())).toBe(
    `<html><head>${STYLE}${OWN}${OLD}<script data-late="${names}">${LOADER}</script></head><body><p>Odd</p>${CHUNKS}${DATA}</body></html>`,
  );
});

it('takes scripts of every known form: with an identity, with the name of a build, twice', () => {
  const late = lateScripts(
    page({ body: script('r', ' id="_R_" async=""') + script('a') + script('d.js?dpl=1&amp;x', ' async=""') }),
  );
  expect(late).toContain('a.js b.js r.js d.js?dpl=1&amp;x.js c.js"');
});

it('names last what starts the others', () => {
  expect(lateScripts(page({ head: script('turbopack-0a') }))).toContain('data-late="a.js b.js c.js turbopack-0a.js"');
});

it.each(['<link rel="modulepreload" href="/a.js"/>', '<link href="/a.js" rel="preload" as="script"/>'])(
  'takes out what would fetch a script early: %s',
  (hint) => expect(lateScripts(page({ head: hint }))).not.toContain('href="/a.js"'),
);

it('lets a page keep its scripts that shows nothing without them', () => {
  const waiting = page({ body: '<p data-waits="true" class="invisible">One moment</p>' });
  expect(lateScripts(waiting)).toBe(waiting);
  expect(lateScripts(page({ body: '<p> data-waits=&quot;true&quot;</p>' }))).toContain(LOADER);
});

const bundles = [
  { file: 'bundle-1.js', parts: ['b.js', 'a.js'] },
  { file: 'bundle-2.js', parts: ['c.js', 'elsewhere.js'] },
];
const placeholder = (name) => script(name).replace('<script', '<script type="text/plain"');

it('names a bundle with its parts where all of them stand in the page, and no other', () => {
  expect(lateScripts(page({ head: script('turbopack-0a') }), bundles)).toContain(
    'data-late="bundle-1.js:b.js,a.js c.js turbopack-0a.js"',
  );
});

it('gives a page that waits a bundle in the place of its first part, and leaves the tags that React knows', () => {
  const waits = '<p data-waits="true">One moment</p>';
  const hint = '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>';
  expect(lateScripts(page({ head: hint, body: waits }), bundles)).toBe(
    `<html><head>${STYLE}${HINT}${script('bundle-1')}${placeholder('a')}${placeholder('b')}${OWN}${OLD}</head><body><p>Odd</p>${waits}${CHUNKS}${script('c')}${DATA}</body></html>`,
  );
});

describe('the loader', () => {
  const ask = (late) => {
    document.head.innerHTML = '';
    const tag = document.createElement('script');
    tag.dataset.late = late;
    tag.textContent = LOADER;
    document.head.append(tag);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    return [...document.head.querySelectorAll('script[src]')];
  };

  it('asks for each file once, in their order, and leaves of a bundle’s parts a tag that fetches nothing', () => {
    const asked = ask('bundle-1.js:b.js,a.js c.js');
    const said = asked.map((one) => [one.getAttribute('src').split('/').at(-1), one.type, one.hasAttribute('async')]);
    expect(said).toEqual([
      ['bundle-1.js', '', true],
      ['b.js', 'text/plain', true],
      ['a.js', 'text/plain', true],
      ['c.js', '', true],
    ]);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(document.head.querySelectorAll('script[src]')).toHaveLength(4);
  });

  it('asks again at the next sign for what did not come', () => {
    const [bundle] = ask('bundle-1.js:a.js');
    bundle.dispatchEvent(new Event('error'));
    expect(document.head.querySelectorAll('script[src$="bundle-1.js"]')).toHaveLength(0);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(document.head.querySelectorAll('script[src$="bundle-1.js"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('script[src$="/a.js"]')).toHaveLength(1);
  });
});

it('lets be what Next has not made', () => {
  const other = '<html><body>See <a href="/">here</a></body></html>';
  expect(lateScripts(other)).toBe(other);
});

it.each([
  ['a module', script('m', ' type="module"')],
  ['deferred', script('m', ' defer=""')],
  ['otherwise written', script('m', ' async')],
  ['from elsewhere', '<script src="https://elsewhere.example/a.js" async=""></script>'],
  ['with text in it', '<script src="/_next/static/a.js" async="">run()</script>'],
])('says so where a script is %s', (_, other) => {
  expect(() => lateScripts(page({ body: other }))).toThrow(/This version of Next .*SCRIPTS_AT_ONCE=1/);
});

it('says so where a page has no scripts, or no head', () => {
  expect(() => lateScripts(`<head></head>${DATA}`)).toThrow('data without scripts');
  expect(() => lateScripts(page().replace('</head>', ''))).toThrow('no head');
});

it('is switched off by 1, and by nothing else', () => {
  const none = () => [];
  expect(formOfPages('1', none)(page())).toBe(page());
  for (const text of [undefined, '']) expect(formOfPages(text, none)(page())).toBe(lateScripts(page()));
  for (const text of ['0', 'yes', 'true']) {
    expect(() => formOfPages(text, none)).toThrow(`SCRIPTS_AT_ONCE must be 1 or nothing, not "${text}".`);
  }
});

describe('in the page', () => {
  const asked = () => [...document.head.querySelectorAll('script[src]')].map((each) => each.getAttribute('src'));
  let listening;

  beforeEach(() => {
    document.head.replaceChildren();
    listening = jest.spyOn(window, 'addEventListener');
    const loader = document.createElement('script');
    loader.dataset.late = 'a.js b.js';
    loader.textContent = LOADER;
    document.head.append(loader);
  });
  afterEach(() => {
    for (const [type, listener, options] of listening.mock.calls) window.removeEventListener(type, listener, options);
    jest.restoreAllMocks();
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('asks for all at %s, once, in their order', (type) => {
    expect(asked()).toEqual([]);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
    // React takes them for its own by this attribute.
    expect(document.head.querySelectorAll('script[async]')).toHaveLength(2);
  });

  it('takes a pointer that only stands there for nobody', () => {
    const move = (movementX) =>
      document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX }));
    move(0);
    expect(asked()).toEqual([]);
    move(1);
    expect(asked()).toHaveLength(2);
  });

  it('asks again at the next sign for what did not come, and only for that', () => {
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    document.head.querySelector('script[src$="b.js"]').dispatchEvent(new Event('error'));
    expect(asked()).toEqual(['/_next/static/chunks/a.js']);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(asked()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
  });

  it('asks by itself once the page has loaded and is painted', async () => {
    const frames = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    jest.useFakeTimers();
    window.dispatchEvent(new Event('load'));
    while (frames.length > 0) {
      jest.runAllTimers();
      expect(asked()).toEqual([]);
      frames.shift()();
    }
    jest.runAllTimers();
    jest.useRealTimers();
    expect(asked()).toHaveLength(2);
  });
});
