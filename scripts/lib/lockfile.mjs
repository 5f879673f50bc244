/**
 * Tells whether npm's own record of what is in `node_modules` holds every package of the lock file in its version.
 * Optional packages may be missing: npm leaves out those made for other machines.
 * @param {{ packages: Record<string, object> }} lock `package-lock.json`
 * @param {{ packages: Record<string, object> } | undefined} installed `node_modules/.package-lock.json`
 */
export function isInstalled(lock, installed) {
  if (!installed) return false;
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .every(([path, wanted]) => {
      const found = installed.packages[path];
      return found ? found.version === wanted.version : Boolean(wanted.optional);
    });
}
