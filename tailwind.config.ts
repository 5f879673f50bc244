import type { Config } from 'tailwindcss';

/**
 * These are the only colours and the only screens of the shop (docs/product.md 18.3, 18.4). Screens are in rem, of which
 * there are 16 px unless the reader asks for larger text: who does gets the layout for as many words in a line.
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
      paper: '#f3f4f0',
      card: '#e6e8e3',
      ink: '#12140f',
      soft: '#565a50',
      line: '#d3d6ce',
      signal: '#c2341a',
      lume: '#c9f76f',
      gold: '#a97a1f',
      valid: '#1d4ed8',
    },
    fontFamily: { sans: ['var(--font-familjen)', 'stand-in', 'sans-serif'] },
    extend: {
      maxWidth: { page: '1360px', card: '400px' },
      letterSpacing: { tight: '-0.03em' },
    },
  },
};

export default config;
