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

/** Colour tokens of the lume view (docs/product.md 32.5): paper and ink change places. */
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

/** Registered as colours, so that transitions between the themes can interpolate them. */
const registered = Object.fromEntries(
  Object.entries(day).map(([name, value]) => [
    `@property --${name}`,
    { syntax: '"<color>"', inherits: 'true', 'initial-value': value },
  ]),
);

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
      letterSpacing: { tight: '-0.03em' },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ...registered,
        ':root': named(day),
        '@media screen': {
          ":root[data-lights='out']": named(night),
          // Banner, motto and buy buttons keep the light theme's colours.
          ":root[data-lights='out'] :is(.bg-ink, .bg-lume, .button)": named(day),
        },
      }),
    ),
  ],
};

export default config;
