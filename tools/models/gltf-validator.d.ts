/** The part of gltf-validator that we use: the package has no types of its own. */
declare module 'gltf-validator' {
  type Report = { issues: { numErrors: number; messages: { code: string; message: string; severity: number }[] } };
  const validator: { validateBytes(bytes: Uint8Array, options?: { maxIssues?: number }): Promise<Report> };
  export default validator;
}
