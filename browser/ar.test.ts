import { openArView } from './ar';
import { findArViewer } from './ar-viewer';

const phones = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  chromeOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148',
  withinAnApp: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
};

type Told = {
  agent: string;
  quickLook?: boolean;
  within?: boolean;
  stands?: () => Promise<boolean>;
  isSecure?: boolean;
};

function tell({ agent, quickLook = false, within = false, stands, isSecure = true }: Told) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const relList = { supports: (word: string) => quickLook && word === 'ar' };
  Object.defineProperty(HTMLAnchorElement.prototype, 'relList', { configurable: true, value: relList });
  Object.defineProperty(window, 'webkit', { configurable: true, value: within ? { messageHandlers: {} } : undefined });
  Object.defineProperty(navigator, 'xr', { configurable: true, value: stands && { isSessionSupported: stands } });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecure });
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['knows no word that a link’s rel may hold', { supports: () => raise(new TypeError('no supported tokens')) }],
  ['cannot say which words it knows', {}],
])('a browser that %s has no viewer', async (_, relList) => {
  tell({ agent: phones.desktop });
  Object.defineProperty(HTMLAnchorElement.prototype, 'relList', { configurable: true, value: relList });
  expect(await findArViewer()).toBeUndefined();
});

function raise(error: Error): never {
  throw error;
}

test.each<[string, Told, string | undefined]>([
  ['an iPhone', { agent: phones.iPhone, quickLook: true }, 'quick-look'],
  [
    'a browser on an iPhone that hands models over',
    { agent: phones.chromeOnIPhone, quickLook: true, within: true },
    'quick-look',
  ],
  ['a view within an app', { agent: phones.withinAnApp, quickLook: true, within: true }, undefined],
  ['an Android that can', { agent: phones.android, stands: async () => true }, 'scene-viewer'],
  ['an Android that cannot', { agent: phones.android, stands: async () => false }, undefined],
  ['an Android that may not be asked', { agent: phones.android, stands: () => Promise.reject(new Error()) }, undefined],
  ['an Android browser that does not know', { agent: phones.android }, undefined],
  [
    'an Android at an address without a lock',
    { agent: phones.android, stands: async () => true, isSecure: false },
    undefined,
  ],
  ['a desktop', { agent: phones.desktop, stands: async () => true }, undefined],
])('%s', async (_, told, viewer) => {
  tell(told);
  expect(await findArViewer()).toBe(viewer);
});

const watch = {
  name: 'Halograph & Moon',
  model: { glb: '/pictures/xerix-1-0a.glb', usdz: '/pictures/xerix-1-0a.usdz' },
};

function pressed() {
  const links: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  return links;
}

test('openArView opens Quick Look at true size through a link with an image', () => {
  const links = pressed();
  openArView('quick-look', watch, () => undefined);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pictures/xerix-1-0a.usdz#allowsContentScaling=0']);
  expect(links[0]?.rel).toBe('ar');
  expect(links[0]?.firstElementChild?.tagName).toBe('IMG');
});

test('openArView opens Scene Viewer with absolute URL, name, true size and fallback URL', () => {
  const links = pressed();
  const onMissing = jest.fn();
  openArView('scene-viewer', watch, onMissing);
  const [, query = '', intent = ''] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?(.*)#Intent;(.*);end;$/.exec(links[0]?.href ?? '') ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: 'http://localhost/pictures/xerix-1-0a.glb',
    mode: 'ar_preferred',
    resizable: 'false',
    title: 'Halograph & Moon',
  });
  expect(query).not.toContain('+');
  expect(intent.split(';')).toContain(`S.browser_fallback_url=${encodeURIComponent('http://localhost/#picture')}`);
  expect(onMissing).not.toHaveBeenCalled();
  location.hash = '#picture';
  dispatchEvent(new Event('hashchange'));
  expect(onMissing).toHaveBeenCalledTimes(1);
});
