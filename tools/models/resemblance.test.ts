import { resemblance } from './resemblance';

const ground = [230, 232, 227] as const;
const size = { width: 64, height: 80, ground };

/** A picture with a striped rectangle on the background, moved by `x` px and lighter by `light`. */
function picture({ x = 0, light = 0 } = {}) {
  const made = new Uint8Array(size.width * size.height * 3);
  for (let place = 0; place < made.length / 3; place++) {
    const [column, row] = [place % size.width, Math.floor(place / size.width)];
    const isInside = column >= 16 + x && column < 48 + x && row >= 20 && row < 60;
    for (let channel = 0; channel < 3; channel++) {
      made[place * 3 + channel] = isInside ? 40 + light + ((column - x) % 4) * 30 : (ground[channel] ?? 0);
    }
  }
  return made;
}

test('resemblance is 1 for the same picture', () => {
  expect(resemblance(picture(), picture(), size)).toBeCloseTo(1, 6);
});

test('resemblance falls with shift and with lightness', () => {
  const moved = [1, 2, 6].map((x) => resemblance(picture(), picture({ x }), size));
  const lighter = [10, 40, 90].map((light) => resemblance(picture(), picture({ light }), size));
  expect(moved[0]).toBeLessThan(0.95);
  for (const falling of [lighter]) expect([...falling].sort((a, b) => b - a)).toEqual(falling);
  expect(Math.max(...lighter)).toBeLessThan(1);
});

test('resemblance ignores the background around a watch', () => {
  const empty = new Uint8Array(picture().length).map((_, place) => ground[place % 3] ?? 0);
  expect(resemblance(empty, empty, size)).toBe(1);
  expect(resemblance(empty, picture(), size)).toBeLessThan(0.3);
});
