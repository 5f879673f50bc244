/** True for the path of a page of the owner's desk, with its query: never another site or scheme. */
export const isDeskPath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= 1000 && /^\/desk(?:[/?][^\\]*)?$/.test(path);
