import { Failed } from '@/runtime/reported-error';
import { errorAfter, isStopping, runNode } from '@/tools/process/children';

type Options = {
  /** The build's name in its pages and their data: those of two builds are never mixed. */
  readonly name: string;
  readonly quiet: boolean;
};

/** Runs `next build` in the language of this process. @throws {ReportedError} if it fails */
export async function runNext({ name, quiet }: Options): Promise<void> {
  const { code, output } = await runNode('node_modules/next/dist/bin/next', ['build'], {
    env: { NODE_ENV: 'production', BUILD_NAME: name },
    show: quiet ? 'never' : 'live',
  });
  if (isStopping()) throw new Failed();
  if (code !== 0) throw errorAfter(output, 'The shop could not be built; the reason is above.');
}
