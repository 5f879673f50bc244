import 'react';

/** Attributes of the WebMCP draft (webmachinelearning/webmcp, declarative API); React passes them through. */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
