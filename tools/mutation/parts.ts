import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@/runtime/root';

/** A part of the shop that mutation testing changes. */
type Part = {
  name: string;
  /** Globs of the files that are mutated. */
  files: readonly string[];
  /** The project of jest.config.mjs in which its tests run. */
  project: 'shop' | 'server';
  /** A glob of the tests that may kill a mutant. */
  tests: string;
  /** Maximum cases per property-based test. */
  propertyRuns: number;
};

const parts: readonly Part[] = [
  {
    name: 'domain',
    files: ['domain/**/*.ts'],
    project: 'server',
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
  // Orders and payments have to be verified by their own tests: with those of the whole server a mutant takes minutes.
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
 * The part that `MUTANTS` names (`domain` where it is not set), with the paths of its report and of its earlier results.
 * @throws {Error} where there is no part of this name
 */
export function mutantsPart(name = process.env.MUTANTS ?? 'domain'): Part & { report: string; known: string } {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`MUTANTS is one of ${partNames.join(', ')}.`);
  return { ...part, report: `.cache/reports/mutants-${part.name}.json`, known: `.cache/mutants-${part.name}.json` };
}

/** The tests of the mutated layers that name an environment of their own: Stryker cannot measure their coverage. */
export function testsWithOwnEnvironment(): string[] {
  const files = ['domain', 'data', 'store', 'server'].flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => join(layer, file)),
  );
  return files.filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('@jest-environment'),
  );
}

/**
 * Where the first run keeps the names of a file's tests: not beside the file, where git and Prettier would find them.
 * @param rootDir the shop's folder, or the copy of it that is mutated
 */
export const namesFile = (rootDir: string, testPath: string): string =>
  join(rootDir, '.cache/mutants/names', `${relative(rootDir, testPath)}.json`);
