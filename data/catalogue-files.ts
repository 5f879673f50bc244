import type { CatalogueName } from '@/domain/catalogue-names';

const files: Record<CatalogueName, () => Promise<{ default: readonly object[] }>> = {
  xerix: () => import('./xerix.json'),
  archetype: () => import('./archetype.json'),
  timex: () => import('./timex.json'),
  gshock: () => import('./gshock.json'),
  california: () => import('./california.json'),
  undone: () => import('./undone.json'),
  luminox: () => import('./luminox.json'),
  womens: () => import('./womens.json'),
  watchnew: () => import('./watchnew.json'),
};

/**
 * The whole watches of one catalogue, fetched by the browser when it needs them: a stored line is a whole watch
 * (decisions, Client state), and no page carries them all. Not checked here; the build has refused a bad file.
 * Rejects when the file cannot be fetched.
 */
export async function fetchCatalogue(catalogue: CatalogueName): Promise<readonly object[]> {
  const { default: watches } = await files[catalogue]();
  return watches.map((watch) => ({ catalogue, ...watch }));
}
