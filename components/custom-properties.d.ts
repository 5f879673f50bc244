import 'react';

/** React's types omit CSS custom properties, which `style` accepts. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
