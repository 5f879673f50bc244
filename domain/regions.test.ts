// Verifies docs/product.md 13.2, 13.17.
import regionNames from './testing/region-names.json';
import { addressRules, lineError } from './address-rules';
import { regionCode, regionOptions } from './regions';
import { inLanguage } from './testing/in-language';
import { isSameAddress } from './same-address';
import { blankAddress } from './address';

const errorOf = (country: string, typed: string) => lineError(addressRules(country).region, typed);

// What people and browsers write, and the listed region that a label prints.
const spellings: readonly (readonly [country: string, typed: string, code: string])[] = [
  ['JP', '東京都', 'Tokyo'],
  ['JP', '東京', 'Tokyo'],
  ['JP', ' 東京都　', 'Tokyo'],
  ['JP', '東京都。', 'Tokyo'],
  ['JP', '北海道', 'Hokkaido'],
  ['JP', '京都府', 'Kyoto'],
  ['JP', '京都', 'Kyoto'],
  ['JP', '大阪府', 'Osaka'],
  ['JP', '神奈川県', 'Kanagawa'],
  ['JP', '神奈川', 'Kanagawa'],
  ['JP', '\u{FA19}奈川県', 'Kanagawa'],
  ['JP', 'JP-13', 'Tokyo'],
  ['JP', 'jp‐01', 'Hokkaido'],
  ['JP', '４７', 'Okinawa'],
  ['JP', '13', 'Tokyo'],
  ['JP', 'TOKYO', 'Tokyo'],
  ['JP', 'Tōkyō', 'Tokyo'],
  ['JP', 'Tokyo-to', 'Tokyo'],
  ['JP', 'Osaka-fu', 'Osaka'],
  ['JP', 'Aichi-ken', 'Aichi'],
  ['JP', 'Aichi ken', 'Aichi'],
  ['JP', 'Aichi Prefecture', 'Aichi'],
  ['JP', 'Tokyo Metropolis', 'Tokyo'],
  ['JP', 'Kyoto.', 'Kyoto'],
  ['IN', 'KL', 'Kerala'],
  ['IN', 'IN-KA', 'Karnataka'],
  ['IN', 'केरल', 'Kerala'],
  ['IN', 'महाराष्ट्र', 'Maharashtra'],
  ['IN', 'ओडिशा', 'Odisha'],
  ['IN', 'झारखंड', 'Jharkhand'],
  ['IN', 'Mahārāshtra', 'Maharashtra'],
  ['IN', 'Jammu & Kashmir', 'Jammu and Kashmir'],
  ['IN', 'Jammu&Kashmir', 'Jammu and Kashmir'],
  ['IN', 'Orissa', 'Odisha'],
  ['IN', 'Pondicherry', 'Puducherry'],
  ['IN', 'Tamilnadu', 'Tamil Nadu'],
  ['IN', 'New Delhi', 'Delhi'],
  ['IN', 'NCT of Delhi', 'Delhi'],
  ['IN', 'State of Goa', 'Goa'],
  ['IN', 'Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['CA', 'Québec', 'QC'],
  ['CA', 'QUÉBEC', 'QC'],
  ['CA', 'CA-QC', 'QC'],
  ['CA', 'Province de Québec', 'QC'],
  ['CA', 'Province of Ontario', 'ON'],
  ['CA', 'Colombie-Britannique', 'BC'],
  ['CA', 'Colombie Britannique', 'BC'],
  ['CA', 'Île-du-Prince-Édouard', 'PE'],
  ['CA', 'ile du prince edouard', 'PE'],
  ['CA', 'Nouvelle‑Écosse', 'NS'],
  ['CA', 'Territoires du Nord-Ouest', 'NT'],
  ['CA', 'P.E.I.', 'PE'],
  ['CA', 'B.C.', 'BC'],
  ['CA', 'Newfoundland & Labrador', 'NL'],
  ['CA', 'Newfoundland', 'NL'],
  ['CA', 'Yukon Territory', 'YT'],
  ['AU', 'N.S.W.', 'NSW'],
  ['AU', 'AU-NSW', 'NSW'],
  ['AU', 'nsw', 'NSW'],
  ['AU', 'Vic.', 'VIC'],
  ['AU', 'State of Victoria', 'VIC'],
  ['BR', 'Sao Paulo', 'SP'],
  ['BR', 'SÃO PAULO', 'SP'],
  ['BR', 'BR-SP', 'SP'],
  ['BR', 'Estado de São Paulo', 'SP'],
  ['BR', 'Estado do Rio de Janeiro', 'RJ'],
  ['BR', 'Estado da Bahia', 'BA'],
  ['US', 'N.Y.', 'NY'],
  ['US', 'N. Y.', 'NY'],
  ['US', 'US-NY', 'NY'],
  ['US', 'State of New York', 'NY'],
  ['US', 'New York State', 'NY'],
  ['US', 'Commonwealth of Massachusetts', 'MA'],
  ['US', 'Washington, D.C.', 'DC'],
  ['US', 'Washington DC', 'DC'],
  ['US', 'Washington', 'WA'],
  ['US', 'Hawaiʻi', 'HI'],
  ['US', "Hawai'i", 'HI'],
  ['US', 'U.S. Virgin Islands', 'VI'],
  ['US', ' california. ', 'CA'],
];

it.each(spellings)('in %s the region %j is valid and is %s on a label', (country, typed, code) => {
  expect([errorOf(country, typed), regionCode(country, typed)]).toEqual([undefined, code]);
});

type Reference = { sub_isoids: string; sub_keys: string; sub_names?: string; sub_lnames?: string };

/** Spellings of one region by libaddressinput's data, which browsers use to fill in forms. */
const references = Object.entries<Reference>(regionNames).flatMap(([key, reference]) => {
  const [country = '', language = 'own language'] = key.split('--');
  const texts = [reference.sub_keys, reference.sub_names, reference.sub_lnames].map((list) => list?.split('~') ?? []);
  const codes = reference.sub_isoids.split('~').map((code) => (code ? [code, `${country}-${code}`] : []));
  return codes.map((code, index) => ({
    country,
    language,
    names: [...new Set([...texts.flatMap((list) => list[index] ?? []), ...code])],
  }));
});

/** Free associated states, which the shop serves as countries of their own. */
const elsewhere = new Set(['MH', 'FM', 'PW']);

it.each(references.filter(({ country, names }) => !(country === 'US' && elsewhere.has(names[0] ?? ''))))(
  'libaddressinput’s spellings $names of a region in $country ($language) are one listed region',
  ({ country, names }) => {
    const listed = regionOptions(country).map(([code]) => code);
    const found = new Set(names.map((name) => regionCode(country, name)));
    expect(names.map((name) => errorOf(country, name))).toEqual(names.map(() => undefined));
    expect([...found]).toHaveLength(1);
    expect(listed).toEqual(expect.arrayContaining([...found]));
  },
);

it.each(['US', 'CA', 'AU', 'BR', 'IN', 'JP'])(
  'in %s each listed code and name is valid and is its own region in every case and between blanks',
  (country) => {
    for (const [code, name] of regionOptions(country)) {
      const typed = [code, name].flatMap((text) => [text, text.toLowerCase(), text.toUpperCase(), ` ${text} .`]);
      expect(typed.map((text) => [text, errorOf(country, text), regionCode(country, text)])).toEqual(
        typed.map((text) => [text, undefined, code]),
      );
    }
  },
);

it.each([
  ['JP', '東'],
  ['JP', '東京都港区'],
  ['JP', '上海'],
  ['JP', '48'],
  ['JP', '00'],
  ['JP', 'US-13'],
  ['JP', 'to'],
  ['JP', '県'],
  ['US', '.'],
  ['US', 'State of'],
  ['US', 'State'],
  ['US', 'CA-NY'],
  ['US', 'newyork'],
  ['US', 'New York City'],
  ['CA', 'Île-de-France'],
  ['IN', 'केर'],
  ['BR', 'Estado'],
])('in %s the region %j is not listed and stays as it is', (country, typed) => {
  expect([errorOf(country, typed), regionCode(country, typed)]).toEqual(['region', typed]);
});

// The shop lists no regions of these countries, so it accepts and prints any.
it.each([
  ['CN', '广东省'],
  ['HK', '九龍'],
  ['KR', '서울특별시'],
  ['TW', '臺北市'],
  ['TH', 'กรุงเทพมหานคร'],
  ['RU', 'Московская область'],
  ['AE', 'دبي'],
  ['EG', 'القاهرة'],
  ['ES', 'Catalunya'],
  ['FR', 'Île-de-France'],
])('in %s the region %j is valid and stays as it is', (country, typed) => {
  expect([errorOf(country, typed), regionCode(country, typed)]).toEqual([undefined, typed]);
});

it('isSameAddress is true for two spellings of a region', () => {
  const address = { ...blankAddress, country: 'JP', region: 'Tokyo' };
  expect(isSameAddress(address, { ...address, region: '東京都' })).toBe(true);
  expect(isSameAddress(address, { ...address, region: '京都府' })).toBe(false);
});

it('regionOptions lists prefectures from north to south in Japanese on Japanese pages', async () => {
  const { regionOptions: onJapanesePages } = await inLanguage('ja', () => import('./regions'), 'en,ja');
  expect(onJapanesePages('JP').slice(0, 2)).toEqual([
    ['Hokkaido', '北海道'],
    ['Aomori', '青森県'],
  ]);
  expect(onJapanesePages('CA')[0]).toEqual(['AB', 'Alberta']);
});
