import 'react';

declare module 'react' {
  /** React's types omit CSS custom properties, which `style` accepts. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }

  // Attributes of the WebMCP draft (webmachinelearning/webmcp, declarative API); React passes them through.
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
