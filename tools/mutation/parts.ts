import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@/runtime/root';

/** A part of the shop that mutation testing changes. */
type Part = {
  name: string;
  /** Globs of the files that are mutated. */
  files: readonly string[];
  /** The project of jest.config.mjs in which its tests run. */
  project: 'shop' | 'plain' | 'server';
  /** A glob of the tests that may kill a mutant. */
  tests: string;
  /** Maximum cases per property-based test. */
  propertyRuns: number;
};

const parts: readonly Part[] = [
  {
    name: 'domain',
    files: ['domain/**/*.ts'],
    project: 'plain',
    tests: '{domain,data}/**/*.test.ts',
    propertyRuns: 50,
  },
  {
    name: 'store',
    files: ['store/**/*.ts'],
    project: 'shop',
    tests: 'store/**/*.test.{ts,tsx}',
    propertyRuns: 50,
  },
  // Orders and payments run only their own tests: all server tests would take minutes per mutant.
  {
    name: 'orders',
    files: ['server/{orders,promo-codes}/**/*.ts', 'server/notifications/refund-mail.ts'],
    project: 'server',
    tests: 'server/{{orders,payments,promo-codes}/**/*,notifications/refund-mail}.test.ts',
    propertyRuns: 5,
  },
  {
    name: 'payments',
    files: ['server/payments/**/*.ts'],
    project: 'server',
    tests: 'server/{{orders,payments,promo-codes}/**/*,notifications/refund-mail}.test.ts',
    propertyRuns: 5,
  },
];

export const partNames: readonly string[] = parts.map(({ name }) => name);

/**
 * Returns the part named by `MUTANTS` (by default `domain`), with the paths of its report and of its earlier results.
 * @throws {Error} for an unknown name
 */
export function mutantsPart(name = process.env.MUTANTS ?? 'domain'): Part & { report: string; known: string } {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`MUTANTS is one of ${partNames.join(', ')}.`);
  return { ...part, report: `.cache/reports/mutants-${part.name}.json`, known: `.cache/mutants-${part.name}.json` };
}

/** Returns the tests of the mutated layers with their own Jest environment: Stryker cannot measure their coverage. */
export function testsWithOwnEnvironment(): string[] {
  const files = ['domain', 'data', 'store', 'server'].flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => join(layer, file)),
  );
  return files.filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('@jest-environment'),
  );
}

/**
 * Returns the path for the test names of a file, outside its folder, because git and Prettier would find them there.
 * @param rootDir the shop's folder, or its mutated copy
 */
export const namesFile = (rootDir: string, testPath: string): string =>
  join(rootDir, '.cache/mutants/names', `${relative(rootDir, testPath)}.json`);
