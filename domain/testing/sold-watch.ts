import type { Watch } from '../watch';

type Parts = Partial<Omit<Watch, 'key' | 'specification' | 'traits'>> & {
  key?: string;
  /** Of the maker's list. */
  makerPath?: string;
  specification?: Partial<Watch['specification']>;
  traits?: Partial<Watch['traits']>;
};

/** A watch in the form of lists and search: by default a Xeric for $249.50. */
export function soldWatch({ makerPath = '/all/xerix', specification, traits, ...rest }: Parts): Watch {
  return {
    key: 'xerix/1',
    name: 'Halograph',
    fullName: 'Xeric Halograph',
    maker: { name: 'Xeric', shortName: 'Xeric', path: makerPath },
    priceCents: 249_50,
    ...rest,
    specification: {
      movement: 'Automatic',
      strapMaterial: 'NATO',
      caseDiameter: 42,
      lugToLug: 49,
      wristMin: 140,
      wristMax: 200,
      thickness: 12.3,
      weight: 84,
      waterResistance: 50,
      ...specification,
    },
    traits: { display: 'discs', dialColour: 'blue', caseMaterial: 'steel', complications: [], ...traits },
  } as unknown as Watch;
}
