import plugin from 'tailwindcss/plugin';
import type { Config } from 'tailwindcss';

/** Colour tokens of the light theme. */
const day = {
  paper: '#f3f4f0',
  card: '#e6e8e3',
  ink: '#12140f',
  soft: '#565a50',
  line: '#d3d6ce',
  signal: '#c2341a',
  lume: '#c9f76f',
  gold: '#a97a1f',
  valid: '#1d4ed8',
};

/** Colour tokens of the dark theme (docs/product.md 20.19) and the lume view (32.5): paper and ink change places. */
const night: typeof day = {
  paper: day.ink,
  card: '#1c1f18',
  ink: day.paper,
  soft: '#a3a89b',
  line: '#33372e',
  signal: '#f2745c',
  lume: day.lume,
  gold: '#c9973a',
  valid: '#9db6fb',
};

const named = (colours: typeof day) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));

/** Elements that continue the ground of the photographs in them. */
const plates = [
  'picture > img',
  '.bg-card:has(picture)',
  '.picture-viewer',
  '.detail-images a',
  '.brand-tiles a > :first-child',
  '.odd-hour > :nth-child(2)',
  '.try-dial > :first-child',
  '.card-heart',
  '.compare-button',
].join();

/** Registered as colours, so that transitions between the themes can interpolate them. */
const registered = Object.fromEntries(
  Object.entries(day).map(([name, value]) => [
    `@property --${name}`,
    { syntax: '"<color>"', inherits: 'true', 'initial-value': value },
  ]),
);

/** The style sheets of the other languages have no trace of its rules. */
const isJapanese = process.env.SHOP_LANGUAGE === 'ja';

/** Lines of Japanese end between phrases where the browser knows them, and Latin words get a thin space on both sides. */
const japanese = { body: { lineBreak: 'strict', wordBreak: 'auto-phrase', textAutospace: 'normal' } };

/**
 * The only colours and breakpoints of the shop (docs/product.md 18.3, 18.4). Breakpoints are in rem, so that larger text
 * gets the layout of a narrower screen.
 */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    screens: {
      phone: { max: '35.9375rem' },
      tablet: '48rem',
      laptop: '64rem',
      desktop: '85.375rem',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(day).map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: ['var(--font-familjen)', 'fallback-font', 'sans-serif'],
      // The typeface has no star, and system text fonts differ in its width.
      symbols: ['DejaVu Sans', 'Segoe UI Symbol', 'Apple Symbols', 'sans-serif'],
    },
    extend: {
      maxWidth: { page: '1360px', card: '400px' },
      letterSpacing: { tight: isJapanese ? '0' : '-0.03em' },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ...registered,
        ':root': named(day),
        ...(isJapanese && japanese),
        '@media screen and (prefers-color-scheme: dark)': {
          ':root': { ...named(night), colorScheme: 'dark' },
          // On a phone the thumbnails lie on the plate of the large picture.
          '@media (max-width: 47.9375rem), (max-width: 63.9375rem) and (max-height: 31.25rem)': {
            ":root:not([data-lights='out']) .thumbnails button": named(day),
          },
        },
        '@media screen': {
          ":root[data-lights='out']": named(night),
          // Banner, motto and marks keep the light theme's colours, and so do the buy buttons of the lume view.
          ":is(.bg-ink, .bg-lume, .glow-mark), :root[data-lights='out'] .button": named(day),
          // Photographs have a pale ground, which stays as a plate.
          [`:root:not([data-lights='out']) :is(${plates})`]: { ...named(day), color: 'var(--ink)' },
        },
      }),
    ),
  ],
};

export default config;
