import { hasLume } from '@/data/studio';
import { fitOf, isGoodFit } from '@/domain/fit';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';

/** Queries and the intended watch, which must be among the first three results. */
export const intended: readonly (readonly [query: string, ...any: WatchKey[]])[] = [
  // Names: whole, partial, joined, split and misspelt.
  ['late comet', 'xerix/2'],
  ['Late Commet', 'xerix/2'],
  ['latecomet', 'xerix/2'],
  ['comet', 'xerix/2'],
  ['xeric comet', 'xerix/2'],
  ['slow meridian', 'xerix/1'],
  ['meridan', 'xerix/1'],
  ['noonmark', 'xerix/3'],
  ['noon mark', 'xerix/3'],
  ['borrowed hour', 'xerix/4'],
  ['borowed', 'xerix/4'],
  ['eleven days', 'xerix/5'],
  ['half eclipse', 'xerix/6'],
  ['eclispe', 'xerix/6'],
  ['bridgework', 'archetype/1'],
  ['bridge work 42', 'archetype/1'],
  ['open heart', 'archetype/2'],
  ['openheart 40', 'archetype/2'],
  ['cog wheel', 'archetype/3'],
  ['undercut 39', 'archetype/4'],
  ['fretsaw', 'archetype/5'],
  ['tressle', 'archetype/6'],
  ['hedgerow', 'timex/1'],
  ['timex hedgerow 36', 'timex/1'],
  ['branch line', 'timex/2'],
  ['second post', 'timex/3'],
  ['slack water', 'timex/4'],
  ['telegramm', 'timex/5'],
  ['signal box', 'timex/6'],
  ['g shock deadfall', 'gshock/1'],
  ['dead fall', 'gshock/1'],
  ['hailstone', 'gshock/2'],
  ['scree line', 'gshock/3'],
  ['steam hammer', 'gshock/4'],
  ['steamhammer', 'gshock/4'],
  ['sluice gate', 'gshock/5'],
  ['drop shaft', 'gshock/6'],
  ['tule fog', 'california/1'],
  ['meyer lemon', 'california/2'],
  ['half and half', 'california/3'],
  ['half & half 40', 'california/3'],
  ['california half', 'california/3'],
  ['grapevine', 'california/4'],
  ['grape vine', 'california/4'],
  ['coast route', 'california/5'],
  ['borax', 'california/6'],
  ['back straight', 'undone/1'],
  ['call sign', 'undone/2'],
  ['late matinée', 'undone/3'],
  ['pit board', 'undone/4'],
  ['medium wave', 'undone/5'],
  ['newsreel', 'undone/6'],
  ['news reel', 'undone/6'],
  ['pelagic', 'luminox/1'],
  ['luminux pelagic', 'luminox/1'],
  ['isophase', 'luminox/2'],
  ['hadal 500', 'luminox/3'],
  ['middle watch', 'luminox/4'],
  ['anchor light', 'luminox/5'],
  ['starboard', 'luminox/6'],
  ['penrose', 'womens/1'],
  ['arbor', 'womens/2'],
  ['cloudburst', 'womens/3'],
  ['cloud burst', 'womens/3'],
  ['orangery', 'womens/4'],
  ['first frost', 'womens/5'],
  ['quince', 'womens/6'],
  ['lathe', 'watchnew/1'],
  ['smithy', 'watchnew/2'],
  ['semaphore', 'watchnew/3'],
  ['semaphor', 'watchnew/3'],
  ['drawing office', 'watchnew/4'],
  ['six and six', 'watchnew/5'],
  ['davy lamp', 'watchnew/6'],
  // Features of one or two watches.
  ['moon', 'xerix/6', 'gshock/5'],
  ['limited edition', 'watchnew/3'],
  ['1969 pieces', 'watchnew/3'],
  ['gps watch', 'gshock/3'],
  ['barometer', 'gshock/3'],
  ['hiking', 'gshock/3'],
  ['column wheel', 'undone/6'],
  ['retrograde date', 'xerix/5'],
  ['vibration alarm', 'gshock/2'],
  ['helium valve', 'luminox/3'],
  ['depth gauge', 'gshock/6'],
  ['tide graph', 'gshock/5'],
  ['toothpaste', 'california/2'],
  ['blueprint', 'watchnew/4'],
  ['milled edge', 'womens/6'],
  ['one hand', 'xerix/3'],
  ['salmon dial', 'timex/3'],
  ['burgundy dial', 'xerix/5', 'california/4', 'undone/3'],
  ['cream dial brown leather', 'california/3'],
  ['california cream', 'california/3'],
  ['green bronze', 'xerix/4'],
];

type Holds = (watch: Watch) => boolean;

const dialIs = (colours: string) => (watch: Watch) =>
  new RegExp(`^(?:${colours})`).test(watch.specification.dialColour);
const blue = dialIs('Blue|Navy|Teal');
const black = dialIs('Black');
const madeBy = (name: string) => (watch: Watch) => watch.maker.shortName === name;
const price = (from: number, to: number) => (watch: Watch) =>
  watch.priceCents >= from * 100 && watch.priceCents <= to * 100;
const below = (dollars: number) => price(0, dollars - 0.01);
const across = (from: number, to: number) => (watch: Watch) =>
  watch.specification.caseDiameter >= from && watch.specification.caseDiameter <= to;
const moved = (movement: string) => (watch: Watch) => watch.specification.movement === movement;
const does = (words: RegExp) => (watch: Watch) => words.test(watch.specification.functions.toLowerCase());
const strapped = (material: string) => (watch: Watch) => watch.specification.strapMaterial.toLowerCase() === material;
const cased = (material: RegExp) => (watch: Watch) => material.test(watch.specification.caseMaterial);
const resists = (metres: number) => (watch: Watch) => watch.specification.waterResistance >= metres;
const inCatalogue = (name: string) => (watch: Watch) => watch.catalogue === name;
const dives: Holds = (watch) => resists(100)(watch) && does(/turning bezel|elapsed-time bezel|depth meter/)(watch);
const skeleton: Holds = (watch) => watch.specification.dialColour.endsWith('skeleton');
const automatic = moved('Automatic');
const all =
  (...conditions: Holds[]): Holds =>
  (watch) =>
    conditions.every((holds) => holds(watch));

/** Queries and the exact set of matching watches, by specification. */
export const exact: readonly (readonly [query: string, holds: Holds])[] = [
  ['automatic blue under 300, 38 mm', all(automatic, blue, below(300), across(37.5, 38.5))],
  ['automatic blue under 400', all(automatic, blue, below(400))],
  ['under 200', below(200)],
  ['below $100', below(100)],
  ['watches under 300 dollars', below(300)],
  ['$200-400', price(200, 400)],
  ['between 200 and 400', price(200, 400)],
  ['over $600', price(600.01, 1e6)],
  ['38mm', across(37.5, 38.5)],
  ['38 mm', across(37.5, 38.5)],
  ['over 40mm', across(40.1, 99)],
  ['36-40 mm', across(36, 40)],
  ['below 10 mm thick', ({ specification }) => specification.thickness < 10],
  ['lug to lug under 45 mm', ({ specification }) => specification.lugToLug < 45],
  ['under 60 g', ({ specification }) => specification.weight < 60],
  ['100m', resists(100)],
  ['100 m', resists(100)],
  ['10 atm', resists(100)],
  ['200 metres', resists(200)],
  ['20 bar', resists(200)],
  ['swimming', resists(100)],
  ['automatic', automatic],
  ['self-winding', automatic],
  ['self winding watch', automatic],
  ['hand wound', moved('Hand-wound')],
  ['manual wind', moved('Hand-wound')],
  ['mechanical', (watch) => automatic(watch) || moved('Hand-wound')(watch)],
  ['solar', moved('Solar quartz')],
  ['eco', moved('Solar quartz')],
  ['g shock', madeBy('G-Shock')],
  ['gshock', madeBy('G-Shock')],
  ['G-SHOCK', madeBy('G-Shock')],
  ['casio', madeBy('G-Shock')],
  ['times', madeBy('Timex')],
  ['timex', madeBy('Timex')],
  ['xerix', madeBy('Xeric')],
  ['xeric', madeBy('Xeric')],
  ['xeric automatic', all(madeBy('Xeric'), automatic)],
  ['luminux', madeBy('Luminox')],
  ['archetipe', madeBy('Archetype')],
  ['california watch co', madeBy('California')],
  ['undone chronograph', all(madeBy('Undone'), does(/chronograph/))],
  ['women’s', inCatalogue('womens')],
  ["women's watch", inCatalogue('womens')],
  ['ladies', inCatalogue('womens')],
  ['ladies gold', all(inCatalogue('womens'), cased(/^Gold/))],
  ['new arrivals', inCatalogue('watchnew')],
  ['blue', blue],
  ['blue dial', blue],
  ['black dial', black],
  ['black dial leather strap', all(black, strapped('leather'))],
  ['white face', dialIs('White|Cream')],
  ['chrono', does(/chronograph|stopwatch/)],
  ['gmt', does(/second time zone|world time/)],
  ['moonphase', does(/moon/)],
  ['moon phase', does(/moon/)],
  ['tachymeter', does(/tachymeter/)],
  ['dive watch', dives],
  ['diver', dives],
  ['diving watch under 500', all(dives, below(500))],
  ['skeleton', skeleton],
  ['open worked automatic', all(skeleton, automatic)],
  ['skeletonised under 350', all(skeleton, below(350))],
  ['titanium', cased(/^Titanium/)],
  ['bronze', cased(/^Bronze/)],
  ['rose gold', cased(/^Rose gold/)],
  ['carbon', cased(/carbon/)],
  ['nato', strapped('nato')],
  ['leather band', strapped('leather')],
  ['mesh bracelet', strapped('mesh')],
  ['metal bracelet', strapped('bracelet')],
  ['suede', strapped('suede')],
  ['wandering hours', does(/wandering hours|turning discs/)],
  ['compass', does(/compass/)],
  ['power reserve indicator', does(/power reserve/)],
  ['under $300', below(300)],
  ['up to $300', price(0, 300)],
  ['at most 300 dollars', price(0, 300)],
  ['300 or less', price(0, 300)],
  ['less than $95', below(95)],
  ['more than $600', price(600.01, 1e6)],
  ['at least $600', price(600, 1e6)],
  ['from $200 to $300', price(200, 300)],
  ['from 38 to 40 mm', across(38, 40)],
  ['between 38 and 40', across(38, 40)],
  ['around 40 mm', across(39, 41)],
  ['smaller than 36 mm', across(0, 35.9)],
  ['36 mm or smaller', across(0, 36)],
  ['at least 46 mm', across(46, 99)],
  ['under 46 mm lug to lug', ({ specification }) => specification.lugToLug < 46],
  ['up to 60 g', ({ specification }) => specification.weight <= 60],
  ['300 m', resists(300)],
  ['digital', ({ specification }) => specification.dialColour.endsWith('display')],
  ['green dial', dialIs('Green|Olive')],
  ['rubber strap', strapped('rubber')],
  ['textile strap', strapped('textile')],
  ['alarm', does(/alarm/)],
  ['depth meter', does(/depth meter/)],
  ['hand wound under 300', all(moved('Hand-wound'), below(300))],
  ['automatic with mesh', all(automatic, strapped('mesh'))],
  ['glows in the dark', ({ key }) => hasLume(key)],
  ['luminous', ({ key }) => hasLume(key)],
  ['doesn’t need a battery', (watch) => !moved('Quartz')(watch)],
  ['without a date', (watch) => !does(/\bdate\b/)(watch)],
  ['rolex', () => false],
  ['omega speedmaster', () => false],
  ['under 10', () => false],
  ['zzzzzz', () => false],
];

const fits = (circumference: number) => (watch: Watch) => isGoodFit(fitOf(watch.specification, circumference).verdict);
const lugs = (from: number, to: number) => (watch: Watch) =>
  watch.specification.lugToLug >= from && watch.specification.lugToLug <= to;
const thinTo = (most: number) => (watch: Watch) => watch.specification.thickness <= most;
const weighs = (from: number, to: number) => (watch: Watch) =>
  watch.specification.weight >= from && watch.specification.weight <= to;
const not = (condition: Holds) => (watch: Watch) => !condition(watch);
const isKey = (key: WatchKey) => (watch: Watch) => watch.key === key;
const leather: Holds = (watch) => strapped('leather')(watch) || strapped('suede')(watch);
const resin = cased(/resin$/);
const dressy = all(not(resin), not(strapped('resin')), not(strapped('nato')), not(strapped('rubber')));
const forMen = not(inCatalogue('womens'));

/**
 * Queries as shoppers put them to a shop assistant, and what each of the first three watches must be, by specification.
 */
export const asked: readonly (readonly [query: string, holds: Holds])[] = [
  // Sizes order the results.
  ['small', across(0, 32)],
  ['small watch', across(0, 32)],
  ['not too big', across(0, 32)],
  ['small automatic', all(automatic, across(0, 38))],
  ['small women’s watch', all(inCatalogue('womens'), across(0, 32))],
  ['big watch', across(50, 99)],
  ['large automatic', all(automatic, across(44, 99))],
  ['oversized', across(50, 99)],
  ['thin', thinTo(6.4)],
  ['slim watch', thinTo(6.4)],
  ['thin automatic', all(automatic, thinTo(11.1))],
  ['not too thick', thinTo(6.4)],
  ['lightweight', weighs(0, 37)],
  ['light titanium', all(cased(/^Titanium/), weighs(0, 74))],
  ['something light under $100', all(below(100), weighs(0, 47))],
  ['heavy', weighs(146, 300)],
  ['small and thin', all(across(0, 35), thinTo(7.8))],
  // Wrists.
  ['155 mm wrist', all(fits(155), lugs(40, 47))],
  ['fits a 6 inch wrist', all(fits(152.4), lugs(40, 46))],
  ['6.5" wrist', all(fits(165.1), lugs(42, 50))],
  ['wrist 17 cm', all(fits(170), lugs(44, 52))],
  ['my wrist is 7 inches', all(fits(177.8), lugs(46, 54))],
  ['automatic for a 6 inch wrist under 300', all(automatic, fits(152.4), below(300))],
  ['for thin wrists', all(fits(150), lugs(40, 45))],
  ['for big wrists', lugs(53, 60)],
  ['dress watch for small wrists', all(dressy, fits(150))],
  ['for a kid', fits(140)],
  // For whom.
  ['gift for my wife', inCatalogue('womens')],
  ['women’s under 200', all(inCatalogue('womens'), below(200))],
  ['ladies watch below $150', all(inCatalogue('womens'), below(150))],
  ['something for my mother', inCatalogue('womens')],
  ['gift for my husband', forMen],
  ['birthday present for dad under 300', all(forMen, below(300))],
  // Occasions.
  ['something for swimming', all(resists(200), not(leather))],
  ['watch for the beach under 150', all(resists(100), not(leather), below(150))],
  ['formal', all(dressy, thinTo(8))],
  ['elegant', all(dressy, thinTo(8))],
  ['for a wedding', all(dressy, thinTo(8))],
  ['black tie under 300', all(dressy, thinTo(8.5), below(300))],
  ['dress automatic', all(dressy, automatic, thinTo(12))],
  ['something sporty', all(not(leather), weighs(0, 55))],
  ['for the gym', all(not(leather), weighs(0, 55))],
  ['tough watch for work', madeBy('G-Shock')],
  // Features, and missing features.
  ['doesn’t need a battery under 250', all(not(moved('Quartz')), below(250))],
  ['no battery', not(moved('Quartz'))],
  ['watch that winds itself', automatic],
  ['glow in the dark under 400', all(({ key }) => hasLume(key), below(400))],
  ['glowing in the dark diver', all(({ key }) => hasLume(key), dives)],
  ['chronograph without leather', all(does(/chronograph|stopwatch/), not(strapped('leather')))],
  ['not digital', not(({ specification }) => specification.dialColour.endsWith('display'))],
  ['vegan', not(leather)],
  ['i would like a blue watch under 250', all(blue, below(250))],
  ['light blue', blue],
  // Like another watch.
  ['like the Half & Half but smaller', all(across(0, 39.9), leather, dialIs('White|Cream|Gray'))],
  ['something like the late comet but cheaper', all(price(0, 498), not(isKey('xerix/2')), across(41, 46))],
  ['cheaper than the half eclipse', all(price(0, 698), not(isKey('xerix/6')))],
  ['similar to the pelagic 200', all(resists(100), ({ key }) => hasLume(key), not(isKey('luminox/1')))],
  ['thinner than the openheart', all(skeleton, thinTo(11.5))],
  // Makers, while they are typed.
  ['lumi', madeBy('Luminox')],
  ['luminos', madeBy('Luminox')],
  ['cali', madeBy('California')],
  ['arche', madeBy('Archetype')],
];
