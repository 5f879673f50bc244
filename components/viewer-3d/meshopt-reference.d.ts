/** The decoder of meshoptimizer in plain JavaScript: the one that the package exports is WebAssembly (tsconfig.json, paths). */
declare module 'meshoptimizer/reference' {
  export { MeshoptDecoder } from 'meshoptimizer';
}
