import type { Sort } from '../filtering/filter-state';

/** Phrases separated by `|`, by the options that they set. */
export type Phrases = Readonly<Record<string, string>>;

export const movements: Phrases = {
  automatic: 'automatic|automatics|auto|self winding|selfwinding|self wind|winds itself|never needs winding',
  'hand-wound':
    'hand wound|handwound|hand winding|handwinding|hand wind|manual|manual wind|manual winding|manually wound',
  'automatic,hand-wound': 'mechanical|mechanicals',
  'quartz,solar': 'quartz',
  quartz: 'battery|battery powered',
  solar: 'solar|solar powered|solar quartz|light powered|eco|eco drive',
};
export const displays: Phrases = {
  digital: 'digital|lcd',
  skeleton: 'skeleton|skeletonized|skeletons|openworked|open worked|openwork|open work|see through',
  'hands-and-digits': 'ana digi|anadigi|ana digital|analog and digital',
  'hands,hands-and-digits,skeleton': 'analog',
};
export const straps: Phrases = {
  leather: 'leather',
  suede: 'suede',
  rubber: 'rubber',
  resin: 'resin strap|resin band',
  bracelet: 'bracelet|bracelets|metal bracelet|steel bracelet|link bracelet|steel strap|steel band',
  mesh: 'mesh|milanese|mesh bracelet|milanese bracelet|steel mesh',
  'bracelet,mesh': 'metal strap|metal band',
  nato: 'nato|natos',
  textile: 'textile|fabric|canvas|cloth',
};
export const cases: Phrases = {
  steel: 'steel|stainless|stainless steel',
  'black-steel': 'black steel|blackened steel',
  'gold-tone': 'gold|golden|gold tone|yellow gold|gold colored',
  'rose-gold-tone': 'rose gold|rose gold tone|rosegold|pink gold',
  titanium: 'titanium|titan',
  bronze: 'bronze',
  carbon: 'carbon|black carbon|carbon fiber',
  resin: 'resin|plastic',
};
export const functions: Phrases = {
  date: 'date|calendar|date window|date display',
  day: 'day date|weekday|day of the week',
  chronograph: 'chronograph|chronographs|chrono|chronos|stopwatch|stop watch',
  tachymeter: 'tachymeter|tachy|racing|driving|drivers',
  'turning-bezel':
    'turning bezel|rotating bezel|dive bezel|diving bezel|unidirectional bezel|one way bezel|timing bezel',
  'small-seconds': 'small seconds|small second|sub seconds|subseconds|running seconds',
  '24-hours': '24 hour|24 hours|24 h|24 hr|twenty four hour',
  'second-time-zone':
    'gmt|dual time|dual time zone|second time zone|two time zones|time zones|world time|worldtime|worldtimer|world timer|travel',
  'power-reserve': 'power reserve|power reserve indicator|reserve indicator',
  retrograde: 'retrograde|retrogrades',
  'wandering-hours': 'wandering hours|wandering hour|wandering',
  alarm: 'alarm|alarms',
  timer: 'timer|countdown|count down|countdown timer',
  light: 'backlight|back light|backlit|dial light',
  gps: 'gps',
  compass: 'compass',
  altimeter: 'altimeter',
  thermometer: 'thermometer|temperature',
  'depth-meter': 'depth meter|depth gauge|depthmeter',
  tide: 'tide|tides|tide graph',
  moon: 'moonphase|moon phase|moonphases|moon phases|moon age|lunar',
  'helium-valve': 'helium valve|helium|helium escape valve',
};
export const sorts = {
  price:
    'cheapest|cheap|lowest price|affordable|inexpensive|budget|not too expensive|not expensive|nothing too expensive',
  'price-down': 'most expensive|dearest|highest price',
  size: 'smallest',
  'size-down': 'biggest|largest',
  newest: 'newest|latest',
} satisfies Partial<Record<Sort, string>>;

/** Words for water resistance, and for diving. */
export const waterWords = {
  resistant:
    'waterproof|water resistant|water resistance|swim|swimming|swimmer|swimmers|snorkel|snorkeling|beach|pool|surf|surfing',
  dive: 'dive|diver|divers|diving|scuba',
};

/** Dial colours, and the words before them that change nothing, each with its blank. */
export const dialColourWords = {
  black: 'black',
  white: 'white',
  grey: 'gray',
  blue: 'blue',
  green: 'green',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  brown: 'brown',
  pink: 'pink',
};
export const shades: readonly string[] = ['', 'light ', 'pale ', 'bright ', 'dark ', 'deep '];

/** Watch parts that a colour or size can describe. */
export const partWords =
  'strap straps band bands bracelet mesh leather suede rubber nato textile fabric canvas resin case bezel hand hands ' +
  'steel carbon second seconds marker markers numeral numerals index indices subdial subdials counter counters ' +
  'stitching lume tube tubes crown date ring crystal sapphire tipped track window opening';

/** Words after the phrase of a facet that add nothing. */
export const redundant = {
  movement: 'movement movements caliber',
  display: 'display displays dial dials',
  strap: 'strap straps band bands',
  case: 'case cases',
  function: 'function complication',
  dial: 'dial dials dialed face faced',
};

const onWrists = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [`${word} wrist`, `${word} wrists`])
    .join('|');

/** Phrases of wishes, separated by `|`. */
export const wishWords = {
  small: 'small|smaller|compact|petite|tiny',
  notLarge: 'not too big|not too large|nothing too big|nothing too large|not big|not large|not huge',
  large: 'large|larger|big|bigger|oversized|oversize|xl|huge|chunky',
  notSmall: 'not too small|nothing too small|not small',
  thin: 'thin|thinner|thinnest|slimmest|slim|slimmer|slender|ultra thin|ultrathin|flat|low profile',
  notThick: 'not too thick|nothing too thick|not thick|not bulky|not too bulky',
  light: 'light|lighter|lightest|lightweight|light weight|light watch|light watches|light on the wrist',
  notHeavy: 'not too heavy|nothing too heavy|not heavy',
  heavy: 'heavy|heavier|heaviest|hefty',
  thinWrist: onWrists('small|slim|narrow|thin|skinny|slender|tiny|petite|little'),
  thickWrist: onWrists('large|big|thick|wide|broad'),
  child: 'kid|kids|child|children|childs',
  formal:
    'formal|dress|dressy|black tie|wedding|suit|tuxedo|evening|elegant|classy|office watch|for the office|for office|office wear|business|interview',
  sporty: 'sport|sports|sporty|gym|workout|fitness|training|jogging|running|exercise',
  vegan: 'vegan|leather free',
  gift: 'gift|gifts|present|presents|birthday|anniversary|christmas|graduation',
};

/** Words that turn a following filter into its exclusion. */
export const negationWords = 'no not neither nor without non doesnt dont never isnt except excluding nothing';

/** Pattern of a negation of several words, or of a verb. */
export const negationPattern =
  '(?:anything|everything|(?:any|all|every)(?: (?:brands?|makers?|watch|watches|dials?|colou?rs?|straps?|materials?))?) but|' +
  'other(?: [a-z]+)? than|different(?: [a-z]+)? (?:from|than)|rather than|instead of|(?:apart|aside) from|besides|exclude|avoid|avoiding|skip|skipping|minus|hate|dislike|allergic to';

/** Words after which a negation is none: "nothing except Timex". */
export const nothingWords = 'nothing';

/** Words that the search ignores beside filters: "only Timex", "nothing except Timex". */
export const ignoredBesideFilters = 'only just nothing except other';

/** Words between the filters of one negation: "no date or chronograph". */
export const alternativeWords = 'or nor';

/** Words between a negation and the excluded filter. */
export const negationFillerWords =
  'a an any the need needs needing have has having use uses require requires take takes run runs want wants on for from by in';

/** Comparatives in plain text, separated by `|`. */
export const comparativeWords = {
  smaller: 'smaller',
  larger: 'bigger|larger',
  shorter: 'shorter',
  thinner: 'thinner|slimmer',
  thicker: 'thicker',
  lighter: 'lighter',
  heavier: 'heavier',
  cheaper: 'cheaper|less expensive',
  dearer: 'more expensive',
  moreResistant: 'more water resistant',
};

/** Pattern before the name of a watch to resemble, without the article. */
export const likeIntroduction =
  '(?:(?:something|anything|one|looks?) )?(?:like|similar to|an alternative to|alternatives? (?:to|for)) ';

/** Pattern of the articles before the name of a watch, each with its blank. */
export const articles = 'the |a |an |my ';

/** Words of a comparison: "like the Half & Half but smaller and thinner", "smaller than the Half & Half". */
export const [like, but, and, than] = ['like', 'but', 'and', 'than'] as const;

/** Pattern of a wish that has the word of a comparison: "I would like". */
export const wouldLike = '(?:i )?(?:would|d|id) like';

/** Words of a comparison that belong to no name. */
export const nameFillers = 'and the a an watch one';

/** Words for a watch: a query of these and other stop words asks for all watches. */
export const watchWords = 'watch watches wristwatch wristwatches timepiece timepieces model models';

/** Words that the search ignores beside others. */
export const stopWordList =
  `${watchWords} ` +
  'a an the and or with without for in on of by to is it its at my me i want show find buy need looking some any ' +
  'style that has have having from than ' +
  'please price prices priced dial face color colored something anything everything all which can could ' +
  'would should do does you your our their he she they who be are am im id as but too very really quite nice good ' +
  'great cool best perfect ideal pretty beautiful fit fits fitting wear wears wearing someone person people recommend ' +
  'recommended suggest no not never isnt doesnt dont ones got get give loves likes around about work working size sizes sized company spend spending pay afford width';
