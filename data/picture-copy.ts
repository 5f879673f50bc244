const views = ['front', 'three-quarter view', 'profile'] as const;

const nouns: Readonly<Record<string, string>> = { bracelet: 'bracelet', mesh: 'mesh bracelet' };

/** Such as "black rubber strap", "silver bracelet". */
export const strapCopy = (colour: string, material: string) => `${colour} ${nouns[material] ?? `${material} strap`}`;

/** Alternative text of a picture: name, view (0 front, 1 three-quarter, 2 profile) and strap. */
export const pictureAlt = (name: string, view: 0 | 1 | 2, strapColour: string, strapMaterial: string) =>
  `${name}, ${views[view]}, ${strapCopy(strapColour, strapMaterial)}`;
