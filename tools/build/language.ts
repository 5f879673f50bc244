// Builds the shop in the language of SHOP_LANGUAGE into the folder of an English build; `build.ts` runs it.
// Usage: language.ts <folder of the English build> <its name>
import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import { language } from '@/domain/language';
import { languageFolder } from '@/runtime/builds';
import { runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { stopOnSignals } from '@/tools/process/children';
import { listBuilds, moveInto, takeHashedFiles } from './builds';
import { finishBuild } from './finish';
import { runNext } from './next';

async function buildLanguage(english: string, buildName: string): Promise<void> {
  const name = `${buildName}-${language}`;
  const folder = languageFolder(english, language);
  await runNext({ name, quiet: false });
  moveInto(root, folder);
  const earlier = listBuilds(root).map((build) => languageFolder(join(root, build.folder), language));
  loadEnvConfig(root, false);
  await finishBuild(join(root, folder), { name, earlier });
  takeHashedFiles(join(root, folder), earlier, Date.now());
}

stopOnSignals(() => 130);
const [english = '', buildName = ''] = process.argv.slice(2);
runProgram(() => buildLanguage(english, buildName));
