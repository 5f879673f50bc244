import type { CatalogueName } from '@/domain/watch-key';

/** Title, slogan and descriptions of each brand's list. */
export const brandCopy = {
  xerix: {
    title: 'Xeric Watches',
    tagline: 'Eye-catching time machine for everyone.',
    description:
      'The most funded mechanical watch brand in crowdfunding, and you can see where the money went: hours that wander, hands that jump back, half a circle where you expect a whole one. Each takes a day to learn and is hard to give up.',
    metaDescription:
      'Six Xeric watches, among them wandering hours, a retrograde date and a half-circle display, from $245. Every size and weight stated.',
  },
  archetype: {
    title: 'Archetype Watches',
    tagline: 'Affordable mechanical marvels.',
    description:
      'Skeletonized automatic watches with hand-assembled mechanical movements, powered by the kinetic energy of the wearer. No batteries. Dials have been cut away, wholly or in part, so that you can watch the rest work.',
    metaDescription:
      'Six skeletonized Archetype automatics with hand-assembled movements and no batteries, from $289. See each bridge, and each dimension.',
  },
  timex: {
    title: 'Timex Watches',
    tagline: '6 models to choose from.',
    description:
      'Quality timekeeping since 1854. Field, dress and railway dials that read at arm’s length and ask for nothing but a new battery every few years, and some of them not even that.',
    metaDescription:
      'Six Timex watches: field, dress and railway dials from a maker of timekeepers since 1854, from $119, less on weekends.',
  },
  gshock: {
    title: 'G-Shock Watches',
    tagline: 'Full selection of limited editions.',
    description:
      'Ultra tough, durable Casio watches with functions such as GPS, tide tracking, depth meter, altimeter, barometer, compass and solar dials. Made to be dropped, and to say what the weather does next.',
    metaDescription:
      'Six G-Shock watches in resin, digital and ana-digi, with GPS, tide, depth, compass and solar models, from $89. All water resistant.',
  },
  california: {
    title: 'California Watches',
    tagline: 'Half Roman, half Arabic, all dial.',
    description:
      'Designed with dimension in mind: concave subdials, raised applied indices, domed dials and skeleton hands. Half of the numerals are Roman and half are Arabic, which is what the trade calls a California dial.',
    metaDescription:
      'Six California Watch Co. watches with domed dials, concave subdials and half Roman, half Arabic numerals, from $83.',
  },
  luminox: {
    title: 'Luminox Watches',
    tagline: 'Swiss Made, and lit by itself.',
    description:
      'Founded in 1989, Swiss Made, developed for Navy SEALs. Small glowing tubes on hands and markers need no light to charge, so the watch reads the same at midnight, at noon and under forty meters of water.',
    metaDescription:
      'Six Swiss Made Luminox watches, developed for Navy SEALs, with tubes that glow without charging, from $395 to $597.',
  },
  undone: {
    title: 'Undone Watches',
    tagline: '1960s retro style.',
    description:
      '1960s retro style: five chronographs with tachymeters and one that does without, in the colors that cars and cinema lobbies once came in. The looks are sixty years old, the movements are not.',
    metaDescription:
      'Six Undone watches in 1960s retro style, five of them chronographs with tachymeters, from $250 to $440.',
  },
} satisfies Partial<Record<CatalogueName, unknown>>;

export const womensCopy = {
  name: 'Women',
  title: 'Women’s Watches',
  description:
    'Smaller cases from several of our makers: rose gold-tone steel, mesh and leather, and one or two that are none of these. Sized for narrower wrists, with every measure stated, so that you need not guess.',
  metaDescription:
    'Six women’s watches in smaller cases, on mesh, leather and more, from $95 to $667. Case, lug to lug and wrist range stated.',
};

export const newArrivalsCopy = {
  name: 'New Arrivals',
  title: 'New Arrivals',
  description:
    'The latest six to reach the shop, one each from six makers. One of them is a limited run of 1969 pieces, numbered on the back.',
  metaDescription:
    'The six newest watches at Odd Hours, one each from six makers, from $139 to $699, among them a limited run of 1969 pieces.',
};

export const everythingCopy = {
  name: 'All watches',
  title: 'All Watches',
  description:
    'Every watch in the shop, maker by maker: seven brands, the women’s range and the new arrivals. No two share a name, a dial or a specification.',
  metaDescription: (watchCount: number) =>
    `All ${watchCount} watches at Odd Hours, from $83 to $699: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox and Undone.`,
};

/** "All Watches, page 2". */
export const laterPageTitle = (title: string, page: number) => `${title}, page ${page}`;
