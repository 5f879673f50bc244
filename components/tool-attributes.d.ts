import 'react';

/** The attributes of the WebMCP draft, which React hands on as they stand (webmachinelearning/webmcp, declarative API). */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
