/* The order in which tests meet a mutant: those of its own file first, then the short ones, which Jest puts last. */
import { basename } from 'node:path';
import sequencer from '@jest/test-sequencer';

const TestSequencer = sequencer.default ?? sequencer;

export default class OwnTestsFirst extends TestSequencer {
  constructor(options) {
    super(options);
    this.mutated = options.globalConfig.nonFlagArgs.map((path) => basename(path).replace(/\.tsx?$/, ''));
  }

  sort(tests) {
    const isOwn = ({ path }) => this.mutated.some((name) => basename(path).startsWith(`${name}.`));
    const length = ({ duration, context, path }) => duration ?? context.hasteFS.getSize(path) ?? 0;
    return [...tests].sort((one, other) => isOwn(other) - isOwn(one) || length(one) - length(other));
  }
}
