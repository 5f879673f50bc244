/** Meshoptimizer's decoder in plain JavaScript. The package exports only the WebAssembly decoder (tsconfig.json, paths). */
declare module 'meshoptimizer/reference' {
  export { MeshoptDecoder } from 'meshoptimizer';
}
