import { scripts } from '@/package.json';

it('npm run build checks the types', () => {
  expect(scripts.build).toBe('exec node scripts/run.cjs tools/build/build.ts --types');
});
