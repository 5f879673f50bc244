import { openArView } from './ar';
import { findArViewer } from './ar-viewer';

const phones = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  chromeOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148',
  inAppBrowser:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
};

type BrowserFeatures = {
  agent: string;
  supportsQuickLook?: boolean;
  isWebView?: boolean;
  isSessionSupported?: () => Promise<boolean>;
  isSecure?: boolean;
};

function simulateBrowser({
  agent,
  supportsQuickLook = false,
  isWebView = false,
  isSessionSupported,
  isSecure = true,
}: BrowserFeatures) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const relList = { supports: (token: string) => supportsQuickLook && token === 'ar' };
  Object.defineProperty(HTMLAnchorElement.prototype, 'relList', { configurable: true, value: relList });
  Object.defineProperty(window, 'webkit', {
    configurable: true,
    value: isWebView ? { messageHandlers: {} } : undefined,
  });
  Object.defineProperty(navigator, 'xr', { configurable: true, value: isSessionSupported && { isSessionSupported } });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecure });
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['whose relList.supports throws', { supports: () => raise(new TypeError('no supported tokens')) }],
  ['without relList.supports', {}],
])('findArViewer returns undefined in a browser %s', async (_, relList) => {
  simulateBrowser({ agent: phones.desktop });
  Object.defineProperty(HTMLAnchorElement.prototype, 'relList', { configurable: true, value: relList });
  expect(await findArViewer()).toBeUndefined();
});

function raise(error: Error): never {
  throw error;
}

test.each<[string, BrowserFeatures, string | undefined]>([
  ['Safari on an iPhone', { agent: phones.iPhone, supportsQuickLook: true }, 'quick-look'],
  [
    'Chrome on an iPhone with Quick Look',
    { agent: phones.chromeOnIPhone, supportsQuickLook: true, isWebView: true },
    'quick-look',
  ],
  [
    'an in-app browser on an iPhone',
    { agent: phones.inAppBrowser, supportsQuickLook: true, isWebView: true },
    undefined,
  ],
  ['Android with AR sessions', { agent: phones.android, isSessionSupported: async () => true }, 'scene-viewer'],
  ['Android without AR sessions', { agent: phones.android, isSessionSupported: async () => false }, undefined],
  [
    'Android when isSessionSupported rejects',
    { agent: phones.android, isSessionSupported: () => Promise.reject(new Error()) },
    undefined,
  ],
  ['Android without WebXR', { agent: phones.android }, undefined],
  ['Android over http', { agent: phones.android, isSessionSupported: async () => true, isSecure: false }, undefined],
  ['desktop Chrome', { agent: phones.desktop, isSessionSupported: async () => true }, undefined],
])('findArViewer on %s returns the expected viewer', async (_, features, viewer) => {
  simulateBrowser(features);
  expect(await findArViewer()).toBe(viewer);
});

const watch = {
  name: 'Halograph & Moon',
  model: { glb: '/pictures/xerix-1-0a.glb', usdz: '/pictures/xerix-1-0a.usdz' },
};

function recordClickedLinks() {
  const links: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  return links;
}

test('openArView opens Quick Look at true size through a link with an image', () => {
  const links = recordClickedLinks();
  openArView('quick-look', watch, () => undefined);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pictures/xerix-1-0a.usdz#allowsContentScaling=0']);
  expect(links[0]?.rel).toBe('ar');
  expect(links[0]?.firstElementChild?.tagName).toBe('IMG');
});

test('openArView opens Scene Viewer with absolute URL, name, true size and fallback URL', () => {
  const links = recordClickedLinks();
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

// Verifies docs/product.md 31.7.
it('openArView reports a phone without Scene Viewer at each press, also on a page at the fallback address', async () => {
  const onMissing = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  for (const press of [1, 2]) {
    openArView('scene-viewer', { name: 'Comet', model: { glb: '/a.glb', usdz: '/a.usdz' } }, onMissing);
    location.hash = '#picture'; // the browser opens the fallback address
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(onMissing).toHaveBeenCalledTimes(press);
  }
});
