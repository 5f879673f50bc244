/* The order in which tests meet a mutant: those of its own file first, then the shortest, which Jest would run last. */
import { basename } from 'node:path';
import TestSequencer, { type TestSequencerOptions } from '@jest/test-sequencer';

type Test = Parameters<TestSequencer['sort']>[0][number];

export default class OwnTestsFirst extends TestSequencer {
  private readonly mutated: readonly string[];

  constructor(options: TestSequencerOptions) {
    super(options);
    this.mutated = options.globalConfig.nonFlagArgs.map((path) => basename(path).replace(/\.tsx?$/, ''));
  }

  override sort(tests: Test[]): Test[] {
    const isOwn = ({ path }: Test) => this.mutated.some((name) => basename(path).startsWith(`${name}.`));
    const length = ({ duration, context, path }: Test) => duration ?? context.hasteFS.getSize(path) ?? 0;
    return [...tests].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || length(one) - length(other));
  }
}
