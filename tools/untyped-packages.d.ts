/** The used part of gltf-validator, which has no types. */
declare module 'gltf-validator' {
  type Report = { issues: { numErrors: number; messages: { code: string; message: string; severity: number }[] } };
  const validator: { validateBytes(bytes: Uint8Array, options?: { maxIssues?: number }): Promise<Report> };
  export default validator;
}

/** Jest's test runner, which ships without types: what jest-circus-until-killed.ts uses of it. */
declare module 'jest-circus/runner' {
  import type { Event, getState } from 'jest-circus';
  import type TestSequencer from '@jest/test-sequencer';

  export type TestResult = Parameters<TestSequencer['cacheResults']>[1]['testResults'][number];

  type HandleTestEvent = (event: Event, state: ReturnType<typeof getState>) => Promise<void> | void;

  const runTest: (
    globalConfig: { testNamePattern?: string },
    config: { rootDir: string },
    environment: { handleTestEvent?: HandleTestEvent },
    runtime: object,
    testPath: string,
    sendMessage: unknown,
  ) => Promise<TestResult>;

  export default runTest;
}

/** The part of fontkit that the Open Graph pictures and the invoices use; it has no types. */
declare module 'fontkit' {
  type Path = {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    /** Code points. */
    characterSet: number[];
    layout(text: string): { glyphs: { path: Path }[]; positions: Position[] };
  };
  export function create(bytes: Uint8Array): Font;
}

/** An option that @types/pdfkit lacks: how an attachment relates to the document (PDF/A-3). */
declare namespace PDFKit.Mixins {
  interface PDFAttachmentOptions {
    relationship?: 'Alternative';
  }
}
