// Builds a shop of `npm run bench` in a process of its own, in the language of SHOP_LANGUAGE into the folder BENCH_DIR.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pageCurrencyIn } from '@/data/page-currency';
import { language } from '@/domain/language';
import { runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { finishBuild } from '@/tools/build/finish';
import { runNext } from '@/tools/build/next';
import { stopOnSignals } from '@/tools/process/children';

stopOnSignals(() => 130);
runProgram(async () => {
  process.env.SHOP_CURRENCY = pageCurrencyIn(language); // of this shop's price lists
  const build = join(root, process.env.BENCH_DIR ?? '', 'next');
  await runNext({ name: 'bench', quiet: false });
  rmSync(join(build, 'cache'), { recursive: true, force: true });
  await finishBuild(build, { name: 'bench' });
});
