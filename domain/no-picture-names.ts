/** Reason why a program ends in a checkout that was never built. */
export const noPictureNames =
  'public/pictures/manifest.json is missing: the pictures of this checkout have no names yet. Run `npm run pictures -- --names`, then the command again.';
