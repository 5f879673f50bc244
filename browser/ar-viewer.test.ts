// Verifies docs/product.md 31.7.
import { findArViewer } from './ar-viewer';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile';

type Phone = { agent: string; quickLook?: boolean | 'throws'; webView?: boolean; xr?: boolean; secure?: boolean };

/** Replaces what the function reads from this browser. */
function browserOf({ agent, quickLook = false, webView = false, xr, secure = true }: Phone): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const relList = {
    supports: () => {
      if (quickLook === 'throws') throw new TypeError('There are no supported tokens.');
      return quickLook;
    },
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'relList', 'get').mockReturnValue(relList as unknown as DOMTokenList);
  Object.assign(window, { webkit: webView ? { messageHandlers: {} } : undefined, isSecureContext: secure });
  const supports = xr === undefined ? undefined : { isSessionSupported: async () => xr };
  Object.defineProperty(navigator, 'xr', { value: supports, configurable: true });
}

afterEach(() => jest.restoreAllMocks());

it.each<[string, Phone, string | undefined]>([
  ['Safari on an iPhone', { agent: `${iphone} Version/18.5 Safari/604.1`, quickLook: true }, 'quick-look'],
  ['Chrome on an iPhone', { agent: `${iphone} CriOS/140.0`, quickLook: true, webView: true }, 'quick-look'],
  ['Edge on an iPhone', { agent: `${iphone} EdgiOS/140.0`, quickLook: true, webView: true }, 'quick-look'],
  ['Firefox on an iPhone', { agent: `${iphone} FxiOS/142.0`, quickLook: true, webView: true }, 'quick-look'],
  ['DuckDuckGo on an iPhone', { agent: `${iphone} DuckDuckGo/7`, quickLook: true, webView: true }, 'quick-look'],
  ['an app on an iPhone', { agent: `${iphone} Instagram 400`, quickLook: true, webView: true }, undefined],
  ['Chrome on Android', { agent: android, xr: true }, 'scene-viewer'],
  ['a phone without AR', { agent: android, xr: false }, undefined],
  ['an Android browser without WebXR', { agent: android, quickLook: 'throws' }, undefined],
  ['Android without HTTPS', { agent: android, xr: true, secure: false }, undefined],
  ['a computer with a headset', { agent: 'Mozilla/5.0 (X11; Linux x86_64)', xr: true }, undefined],
])('findArViewer in %s', async (_, phone, viewer) => {
  browserOf(phone);
  expect(await findArViewer()).toBe(viewer);
});
