// Verifies docs/product.md 31.1, 31.3, 31.4, 31.5, 31.7.
import sharp from 'sharp';
import { dialLayersOf } from '@/data/dials';
import { modelOf } from '@/data/models';
import { arCopy } from '@/components/product/copy-late';
import { rotationCopy } from '@/components/viewer-3d/copy';
import { modelCopy } from '@/components/product/copy';
import { CARD, COMPARED, resemblance } from '@/tools/models/resemblance';
import { untilPainted } from './support/hydrated';
import { violations } from './support/accessibility';
import { desktopOnly, expect, test, type Page } from './support/fixtures';

const key = 'xerix/1';
const path = `/all/${key}`;

/** A frame takes some seconds on a busy machine without a GPU. */
const slow = { timeout: 60_000 };

/** A date with this time of day, in seconds since midnight. */
const at = (seconds: number) => new Date(2026, 10, 22, 0, 0, seconds);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const frame = (page: Page) => page.locator('#picture');
const watch = (page: Page) => page.getByRole('application');

/** Screenshot of the picture's frame as RGB. */
async function capture(page: Page) {
  const taken = await frame(page).screenshot({ animations: 'disabled' });
  const fitting = { ...COMPARED, fit: 'cover' as const };
  return sharp(taken).resize(fitting).removeAlpha().raw().toBuffer();
}

/** The strap above and below the case, which does not depend on the time. */
function strap(picture: Buffer) {
  const row = COMPARED.width * 3;
  return Buffer.concat([picture.subarray(0, 46 * row), picture.subarray(300 * row)]);
}

const similarity = (one: Buffer, other: Buffer) => resemblance(one, other, { ...COMPARED, ground: CARD });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const brightness = (picture: Buffer) => picture.reduce((sum, value) => sum + value, 0) / picture.length;

async function openViewer(page: Page) {
  await button(page, modelCopy.view).click();
  await expect(page.locator('.viewer-3d[data-shown]')).toBeVisible(slow);
}

/** Waits until the frame differs from `before` and returns its screenshot. */
async function waitForChange(page: Page, before: Buffer, atMost = 0.985) {
  let seen = before;
  await expect(async () => {
    seen = await capture(page);
    expect(similarity(before, seen)).toBeLessThan(atMost);
  }).toPass(slow);
  return seen;
}

declare global {
  interface Window {
    /** Number of WebGL draw calls. */
    drawn: number;
    /** WebGL programs of the watch's parts: the number linked, and the number that blocked the page. */
    programs: { made: number; blocking: number };
    /** Links that a script clicked; they do not navigate. */
    pressed: string[];
  }
}

function recordClickedLinks() {
  window.pressed = [];
  HTMLAnchorElement.prototype.click = function () {
    window.pressed.push(this.href);
  };
}

/** An Android phone with ARCore. */
function supportAr() {
  Object.defineProperty(navigator, 'xr', { value: { isSessionSupported: async () => true } });
}

function supportQuickLook() {
  const { supports } = DOMTokenList.prototype;
  DOMTokenList.prototype.supports = function (word) {
    return word === 'ar' || supports.call(this, word);
  };
}

function countDrawCalls() {
  window.drawn = 0;
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...given) {
    window.drawn += 1;
    draw.apply(this, given);
  };
}

/** Simulates a browser that links programs in parallel, in a third of a second each. */
function countPrograms() {
  window.programs = { made: 0, blocking: 0 };
  const readyAt = new Map<WebGLProgram, number>();
  const isReady = 0x91b1; // COMPLETION_STATUS_KHR
  const { linkProgram, getExtension, getProgramParameter, getProgramInfoLog } = WebGL2RenderingContext.prototype;
  const isForParts = (context: WebGL2RenderingContext, program: WebGLProgram) =>
    context.getAttachedShaders(program)?.some((shader) => context.getShaderSource(shader)?.includes('define STANDARD'));
  Object.assign(WebGL2RenderingContext.prototype, {
    getExtension(this: WebGL2RenderingContext, name: string) {
      return name === 'KHR_parallel_shader_compile'
        ? { COMPLETION_STATUS_KHR: isReady }
        : (getExtension as (name: string) => unknown).call(this, name);
    },
    linkProgram(this: WebGL2RenderingContext, program: WebGLProgram) {
      if (isForParts(this, program)) window.programs.made += 1;
      readyAt.set(program, performance.now() + 333);
      linkProgram.call(this, program);
    },
    getProgramParameter(this: WebGL2RenderingContext, program: WebGLProgram, what: number) {
      if (what === isReady) return performance.now() > (readyAt.get(program) ?? 0);
      return getProgramParameter.call(this, program, what);
    },
    getProgramInfoLog(this: WebGL2RenderingContext, program: WebGLProgram) {
      if (isForParts(this, program) && performance.now() < (readyAt.get(program) ?? 0)) window.programs.blocking += 1;
      return getProgramInfoLog.call(this, program);
    },
  });
}

/** Simulates a frame time of 40 ms. */
function slowDownFrames() {
  const { requestAnimationFrame } = window;
  let now = 0;
  window.requestAnimationFrame = (draw) => requestAnimationFrame(() => draw((now += 40)));
}

/** Position of the 3D model in CSS px. */
async function boxOf(page: Page) {
  const box = await watch(page).boundingBox();
  if (!box) throw new Error('The 3D viewer is not open.');
  return box;
}

/** Pinches outward on the middle of the 3D model. */
async function pinch(page: Page) {
  const box = await boxOf(page);
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-apart, apart].map((by, id) => ({ x: box.x + box.width / 2 + by, y: box.y + box.height / 2, id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [40, 70, 100]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the 3D viewer', () => {
  test.skip(!modelOf(key), 'the watch has no model');
  test.setTimeout(180_000);
  // Without a GPU the frame time grows with the number of pixels.
  test.use({ viewport: { width: 400, height: 640 }, deviceScaleFactor: 1 });

  // Verifies docs/product.md 31.1 (drag, arrow keys, buttons, Escape).
  test(
    'the 3D model replaces its photograph, shows the time, rotates by keys, buttons and pointer, and darkens',
    { tag: [desktopOnly, '@long'] },
    async ({ page, product, clock }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await clock.freezeAt(at(dialLayersOf(key)?.photographed ?? 0));
      await page.goto(path);
      await expect(product.largePicture).toShowPicture(`/watches/${key}-1.webp`);
      const photograph = await capture(page);
      expect(asked.filter((one) => one.startsWith('/models/'))).toEqual([]);

      await openViewer(page);
      const first = await capture(page);
      expect(similarity(photograph, first), 'similarity to the photograph').toBeGreaterThan(0.6);

      await clock.freezeAt(at(16 * 3600 + 40 * 60));
      const later = await waitForChange(page, first, 0.995);
      const strapOnly = { width: COMPARED.width, height: 46 + COMPARED.height - 300, ground: CARD };
      const still = resemblance(strap(first), strap(later), strapOnly);
      expect(still, 'similarity of the strap').toBeGreaterThan(0.98);
      expect(similarity(first, later)).toBeGreaterThan(0.7);

      await watch(page).press('ArrowRight');
      await watch(page).press('ArrowRight');
      const turned = await waitForChange(page, later);
      await button(page, rotationCopy.sides.side).click();
      const side = await waitForChange(page, turned, 0.8);
      const box = await boxOf(page);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 3 });
      await page.mouse.up();
      const dragged = await waitForChange(page, side);

      await page.evaluate(() => (document.documentElement.dataset.lights = 'out'));
      await expect.poll(async () => brightness(await capture(page)), slow).toBeLessThan(brightness(dragged) / 3);
      const canvas = await watch(page).elementHandle();
      await watch(page).press('Escape');
      await expect(watch(page)).toHaveCount(0);
      const isLost = (left: Node) => (left as HTMLCanvasElement).getContext('webgl2')?.isContextLost();
      expect(await canvas?.evaluate(isLost), 'the WebGL context is lost').toBe(true);
      await expect(button(page, modelCopy.view)).toBeVisiblyFocused();
    },
  );

  // Verifies docs/product.md 31.4 (date in segments).
  test(
    'the 3D model of a digital watch shows the date of the current day',
    { tag: [desktopOnly, '@long'] },
    async ({ page, clock }) => {
      const noonOf = (date: number) => new Date(2026, 10, date, 12);
      await clock.freezeAt(noonOf(22));
      await page.goto('/all/gshock/1');
      await openViewer(page);
      let settled = await capture(page);
      await expect(async () => {
        const before = settled;
        settled = await capture(page);
        expect(settled.equals(before), 'the frame has come to rest').toBe(true);
      }).toPass(slow);

      const shows = async () => ((await capture(page)).equals(settled) ? 'the same' : 'another');
      await clock.freezeAt(noonOf(23));
      await expect.poll(shows, slow).toBe('another');
      await clock.freezeAt(noonOf(22));
      await expect.poll(shows, slow).toBe('the same');
    },
  );

  // Verifies docs/product.md 31.1 (wheel with Ctrl, wheel alone), 31.4 (invisible).
  test(
    'the wheel over the 3D model scrolls the page, zooms with Ctrl, and drawing stops out of view',
    { tag: [desktopOnly, '@long'] },
    async ({ page }) => {
      await page.addInitScript(countDrawCalls);
      await page.goto(path);
      await openViewer(page);
      const before = await capture(page);
      const box = await boxOf(page);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      const start = await scrolled(page);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -400);
      await page.keyboard.up('Control');
      await waitForChange(page, before, 0.9);
      expect(await scrolled(page)).toBe(start);

      await page.mouse.wheel(0, 200);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(start);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(watch(page)).not.toBeInViewport();
      const drawn = () => page.evaluate(() => window.drawn);
      const drawnInFiveBeats = async () => {
        const seen = await drawn();
        await untilPainted(page, 40); // 40 frames: a hand beats eight times a second, so five times
        return (await drawn()) - seen;
      };
      await expect(async () => expect(await drawnInFiveBeats()).toBe(0)).toPass(slow);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const seen = await drawn();
      await expect.poll(drawn, slow).toBeGreaterThan(seen);
    },
  );

  test(
    'the 3D model never blocks the page, and lowers its resolution if frames are slow',
    { tag: [desktopOnly, '@long'] },
    async ({ page }) => {
      await page.addInitScript(countPrograms);
      await page.addInitScript(slowDownFrames);
      await page.goto(path);
      await openViewer(page);
      const { made, blocking } = await page.evaluate(() => window.programs);
      expect(made).toBeGreaterThan(0);
      expect(blocking, 'programs that blocked the page').toBe(0);

      const box = await boxOf(page);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      const isCoarser = (canvas: HTMLElement | SVGElement) => (canvas as HTMLCanvasElement).width < canvas.clientWidth;
      await expect(async () => {
        await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
        expect(await watch(page).evaluate(isCoarser), 'the resolution is lower').toBe(true);
      }).toPass(slow);
      await page.mouse.up();
      const later = await page.evaluate(() => window.programs);
      expect(later, 'programs after the shadows are turned off').toEqual({ made, blocking });
    },
  );

  test.describe('with a controlled clock', () => {
    test.use({ ownClock: true });

    // Verifies docs/product.md 31.1 (reduced motion).
    test(
      'the balance of a 3D model rests under reduced motion, and swings without it',
      { tag: [desktopOnly, '@long'] },
      async ({ page, clock }) => {
        await page.addInitScript(countDrawCalls);
        await clock.startAt('2026-11-24T10:08:00Z');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/all/archetype/1');
        await openViewer(page);
        await clock.advanceTo('2026-11-24T10:28:00Z');
        const drawnInASecond = async () => {
          const before = await page.evaluate(() => window.drawn);
          await clock.advanceBy(1000);
          return (await page.evaluate(() => window.drawn)) - before;
        };
        await drawnInASecond();
        const atRest = await drawnInASecond();
        expect(atRest, 'the seconds are still drawn').toBeGreaterThan(0);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await drawnInASecond();
        expect(await drawnInASecond(), 'the balance is drawn eight times a second').toBeGreaterThan(4 * atRest);
      },
    );
  });

  test(
    'the 3D viewer closes with a message when the WebGL context is lost',
    { tag: [desktopOnly, '@long'] },
    async ({ page }) => {
      await page.goto(path);
      await openViewer(page);
      await watch(page).evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
      await expect(page.getByText(rotationCopy.lost, { exact: true })).toBeVisible();
      await expect(watch(page)).toHaveCount(0);
    },
  );

  // Verifies docs/product.md 31.1 (two fingers, vertical finger move).
  test(
    'the 3D viewer allows page scrolling and pinch zoom by touch, and passes axe',
    { tag: ['@long', '@a11y'] },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a desktop has no touch screen');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await openViewer(page);
      await expect(watch(page)).toHaveCSS('touch-action', 'pan-y');
      await expect(button(page, rotationCopy.sides.back)).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      const before = await capture(page);
      await pinch(page);
      await waitForChange(page, before, 0.9);
    },
  );

  // Verifies docs/product.md 31.7 (Android).
  test(
    'the AR view is offered on a phone with ARCore and opens a glTF file',
    { tag: ['@phone', '@long'] },
    async ({ page, isMobile }) => {
      await page.addInitScript(recordClickedLinks);
      if (isMobile) await page.addInitScript(supportAr);
      await page.goto(path);
      await expect(button(page, modelCopy.view)).toBeVisible();
      if (!isMobile) return expect(button(page, arCopy.show)).toHaveCount(0);
      await button(page, arCopy.show).click();
      const [link = ''] = await page.evaluate(() => window.pressed);
      const asked = new URLSearchParams(/^intent:.*\?(.*)#Intent;/.exec(link)?.[1]);
      const answer = await page.request.get(asked.get('file') ?? '');
      expect(answer.headers()['content-type']).toBe('model/gltf-binary');
      expect((await answer.body()).subarray(0, 4).toString()).toBe('glTF');
    },
  );

  // Verifies docs/product.md 31.7 (iPhone).
  test('the AR view opens a USDZ file on an iPhone', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(recordClickedLinks);
    await page.addInitScript(supportQuickLook);
    await page.goto(path);
    await button(page, arCopy.show).click();
    const [link = ''] = await page.evaluate(() => window.pressed);
    expect(new URL(link).hash).toBe('#allowsContentScaling=0');
    const answer = await page.request.get(link);
    expect(answer.headers()['content-type']).toBe('model/vnd.usdz+zip');
    expect(answer.headers()['content-disposition']).toBeUndefined();
    expect((await answer.body()).subarray(0, 2).toString()).toBe('PK');
  });

  test('the 3D viewer without WebGL shows a message', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(path);
    await button(page, modelCopy.view).click();
    await expect(page.getByText(modelCopy.cannot, { exact: true })).toBeVisible();
    await expect(watch(page)).toHaveCount(0);
  });

  test.describe('with a missing model', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test(
      'a model that fails to load leaves the pictures, and is requested again on the next click',
      { tag: [desktopOnly, '@long'] },
      async ({ page }) => {
        await page.route('**/models/**', (route) => route.fulfill({ status: 404 }));
        await page.goto(path);
        await button(page, modelCopy.view).click();
        await expect(page.getByText(modelCopy.notLoaded, { exact: true })).toBeVisible(slow);
        await page.unroute('**/models/**');
        await openViewer(page);
      },
    );
  });
});
