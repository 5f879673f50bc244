import { join } from 'node:path';
import { writeBestForms } from '../best-forms.mjs';
import { formOfPages } from './late-scripts.mjs';
import { writeBundles } from './script-bundles.mjs';
import { varyByAccept } from '../vary-accept.mjs';

/**
 * What is done to the pages that `next build` has made, before the front serves them.
 * @param {string} build its folder
 * @param {string[]} [earlier] folders of other builds: what they have compressed is not compressed again
 * @throws {Fault} when SCRIPTS_AT_ONCE is wrong, or a page or a script has another form than is known
 */
export async function finishPages(build, earlier = []) {
  varyByAccept(join(build, 'server', 'app'));
  const formOf = formOfPages(process.env.SCRIPTS_AT_ONCE, () => writeBundles(build));
  await writeBestForms(build, { earlier, formOf });
}
