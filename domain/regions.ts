import { language, locale } from './language';
import { normaliseCode } from './typed-text';

/**
 * Prefectures of Japan in the order of their codes (ISO 3166-2, JIS X 0401), with their Japanese names (libaddressinput).
 */
// oxfmt-ignore
const japan: Readonly<Record<string, string>> = {
  Hokkaido: '北海道', Aomori: '青森県', Iwate: '岩手県', Miyagi: '宮城県', Akita: '秋田県', Yamagata: '山形県',
  Fukushima: '福島県', Ibaraki: '茨城県', Tochigi: '栃木県', Gunma: '群馬県', Saitama: '埼玉県', Chiba: '千葉県',
  Tokyo: '東京都', Kanagawa: '神奈川県', Niigata: '新潟県', Toyama: '富山県', Ishikawa: '石川県', Fukui: '福井県',
  Yamanashi: '山梨県', Nagano: '長野県', Gifu: '岐阜県', Shizuoka: '静岡県', Aichi: '愛知県', Mie: '三重県',
  Shiga: '滋賀県', Kyoto: '京都府', Osaka: '大阪府', Hyogo: '兵庫県', Nara: '奈良県', Wakayama: '和歌山県',
  Tottori: '鳥取県', Shimane: '島根県', Okayama: '岡山県', Hiroshima: '広島県', Yamaguchi: '山口県',
  Tokushima: '徳島県', Kagawa: '香川県', Ehime: '愛媛県', Kochi: '高知県', Fukuoka: '福岡県', Saga: '佐賀県',
  Nagasaki: '長崎県', Kumamoto: '熊本県', Oita: '大分県', Miyazaki: '宮崎県', Kagoshima: '鹿児島県',
  Okinawa: '沖縄県',
};

/**
 * States and union territories of India, with their codes (ISO 3166-2 and the former ones), other names and Hindi names
 * (libaddressinput), separated by `|`.
 */
// oxfmt-ignore
const india: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'AP|आंध्र प्रदेश', 'Arunachal Pradesh': 'AR|अरुणाचल प्रदेश', Assam: 'AS|असम', Bihar: 'BR|बिहार',
  Chhattisgarh: 'CG|CT|Chattisgarh|छत्तीसगढ़', Goa: 'GA|गोआ|गोवा', Gujarat: 'GJ|गुजरात', Haryana: 'HR|हरियाणा',
  'Himachal Pradesh': 'HP|हिमाचल प्रदेश', Jharkhand: 'JH|झारखण्ड|झारखंड', Karnataka: 'KA|कर्नाटक', Kerala: 'KL|केरल',
  'Madhya Pradesh': 'MP|मध्य प्रदेश', Maharashtra: 'MH|महाराष्ट्र', Manipur: 'MN|मणिपुर', Meghalaya: 'ML|मेघालय',
  Mizoram: 'MZ|मिजोरम', Nagaland: 'NL|नागालैंड', Odisha: 'OD|OR|Orissa|ओड़िशा', Punjab: 'PB|पंजाब',
  Rajasthan: 'RJ|राजस्थान', Sikkim: 'SK|सिक्किम', 'Tamil Nadu': 'TN|Tamilnadu|तमिल नाडु|तमिलनाडु',
  Telangana: 'TS|TG|तेलंगाना', Tripura: 'TR|त्रिपुरा', 'Uttar Pradesh': 'UP|उत्तर प्रदेश',
  Uttarakhand: 'UK|UT|Uttaranchal|उत्तराखण्ड|उत्तराखंड', 'West Bengal': 'WB|पश्चिम बंगाल',
  'Andaman and Nicobar Islands': 'AN|Andaman and Nicobar|अंडमान और निकोबार द्वीपसमूह', Chandigarh: 'CH|चंडीगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': 'DH|DN|DD|Dadra and Nagar Haveli|Daman and Diu|दादरा और नगर हवेली|दमन और दीव',
  Delhi: 'DL|New Delhi|NCT of Delhi|दिल्ली', 'Jammu and Kashmir': 'JK|जम्मू और कश्मीर', Ladakh: 'LA|लद्दाख',
  Lakshadweep: 'LD|लक्षद्वीप', Puducherry: 'PY|Pondicherry|पांडिचेरी|पुदुचेरी',
};

/** Names that labels write in full, as their own codes. */
const inFull = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, name]));

/** States, provinces and prefectures by country and by what a label writes. */
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // USPS Publication 28, appendix B, with the three of the armed forces.
  // oxfmt-ignore
  US: {
    AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut',
    DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois',
    IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland',
    MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana',
    NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York',
    NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania',
    RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont',
    VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming', PR: 'Puerto Rico', GU: 'Guam',
    VI: 'Virgin Islands', AS: 'American Samoa', MP: 'Northern Mariana Islands', AA: 'Armed Forces Americas',
    AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific',
  },
  // oxfmt-ignore
  CA: {
    AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick', NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island',
    QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon',
  },
  // oxfmt-ignore
  AU: {
    ACT: 'Australian Capital Territory', NSW: 'New South Wales', NT: 'Northern Territory', QLD: 'Queensland',
    SA: 'South Australia', TAS: 'Tasmania', VIC: 'Victoria', WA: 'Western Australia',
  },
  // oxfmt-ignore
  BR: {
    AC: 'Acre', AL: 'Alagoas', AP: 'Amapá', AM: 'Amazonas', BA: 'Bahia', CE: 'Ceará', DF: 'Distrito Federal',
    ES: 'Espírito Santo', GO: 'Goiás', MA: 'Maranhão', MT: 'Mato Grosso', MS: 'Mato Grosso do Sul', MG: 'Minas Gerais',
    PA: 'Pará', PB: 'Paraíba', PR: 'Paraná', PE: 'Pernambuco', PI: 'Piauí', RJ: 'Rio de Janeiro',
    RN: 'Rio Grande do Norte', RS: 'Rio Grande do Sul', RO: 'Rondônia', RR: 'Roraima', SC: 'Santa Catarina',
    SP: 'São Paulo', SE: 'Sergipe', TO: 'Tocantins',
  },
  IN: inFull(india),
  JP: inFull(japan),
};

/** Other spellings of regions by country and code, separated by `|`. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    DC: 'Washington DC',
    HI: 'Hawai’i',
    VI: 'US Virgin Islands',
    AA: 'Armed Forces AA',
    AE: 'Armed Forces AE',
    AP: 'Armed Forces AP',
  },
  // The French names (libaddressinput) differ by more than accents and hyphens.
  CA: {
    BC: 'Colombie Britannique',
    NB: 'Nouveau Brunswick',
    NL: 'Newfoundland|Terre Neuve et Labrador',
    NS: 'Nouvelle Ecosse',
    NT: 'NWT|Territoires du Nord Ouest',
    PE: 'PEI|Ile du Prince Edouard',
    YT: 'Yukon Territory',
  },
  IN: india,
  JP: Object.fromEntries(
    Object.entries(japan).map(([name, local], index) => [
      name,
      `${local}|${local.replace(/[都府県]$/, '')}|${String(index + 1).padStart(2, '0')}`,
    ]),
  ),
};

/** Words before and after a region's name by country, separated by `|`. */
const affixes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  US: ['State of|Commonwealth of|Commonwealth of the', 'State'],
  CA: ['Province of|Province de|Province du', 'Province'],
  AU: ['State of', ''],
  BR: ['Estado de|Estado do|Estado da', ''],
  IN: ['State of|Union Territory of', 'State'],
  JP: ['', 'to|fu|ken|Prefecture|Metropolis'],
};

/**
 * HTML pattern of a country's regions; undefined without a list. It accepts codes, names and other spellings without
 * regard to case, accents, full stops, and hyphens between words. Each region has one capturing group, in the order of
 * the list.
 */
export function regionPattern(country: string): string | undefined {
  const known = regionsOf(country);
  if (!known) return undefined;
  const pattern = patterns.get(country) ?? patternOf(country, known);
  patterns.set(country, pattern);
  return pattern;
}

/** Patterns by country: one takes half a millisecond, and each order and each drawing of a form asks for it. */
const patterns = new Map<string, string>();

function patternOf(country: string, known: Readonly<Record<string, string>>): string {
  const groups = Object.entries(known).map(([code, name]) => {
    const others = spellings[country]?.[code]?.split('|') ?? [];
    return `(${[...new Set([code, name, ...others])].map(textPattern).join('|')})`;
  });
  const [before = '', after = ''] = affixes[country] ?? [];
  const prefix = [country, ...before.split('|')].filter(Boolean).map((text) => textPattern(text) + gap);
  const suffix = after
    .split('|')
    .filter(Boolean)
    .map((text) => gap + textPattern(text));
  const around = '[\\s.,。、\\)]*';
  return `${around}(?:${prefix.join('|')})?(?:${groups.join('|')})(?:${suffix.join('|')})?${around}`;
}

/** Signs between two words, also of an abbreviation: Washington, D.C. */
const gap = '[\\s.,\\(\\)\\-]+';

/** HTML pattern of a text. HTML patterns have no case-insensitive flag. */
function textPattern(text: string): string {
  const parts = text.split(' and ').map((part) => part.split(' ').map(wordPattern).join(gap));
  return parts.join(`(?:${gap}${wordPattern('and')}${gap}|\\s*&\\s*)`);
}

/** HTML pattern of a word; an abbreviation may have full stops: NSW, N.S.W. */
function wordPattern(word: string): string {
  const letters = [...word.normalize('NFKC')].map(letterPattern);
  return letters.join(/^[A-Z]+$/.test(word) ? '[\\s.]*' : '');
}

const accented: Readonly<Record<string, string>> = {
  A: 'À-Åà-åĀā',
  C: 'Çç',
  E: 'È-Ëè-ëĒē',
  I: 'Ì-Ïì-ïĪī',
  N: 'Ññ',
  O: 'Ò-Öò-öŌō',
  U: 'Ù-Üù-üŪū',
};

/** Accepts a letter with and without its accent: Québec, Sao Paulo. */
function letterPattern(letter: string): string {
  if (letter === '’') return "['’‘ʻ]";
  if (letter === '\u093C') return '\u093C?'; // the dot under a Hindi letter
  const upper = letter
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase();
  return /[A-Z]/.test(upper) ? `[${upper}${upper.toLowerCase()}${accented[upper] ?? ''}]` : letter;
}

/**
 * Converts any spelling of a region to the one on labels, in Latin letters: "new york" is NY, 東京都 is Tokyo. Unlisted
 * regions stay unchanged.
 */
export function regionCode(country: string, region: string): string {
  const pattern = regionPattern(country);
  const [, ...groups] = (pattern && new RegExp(`^(?:${pattern})$`, 'v').exec(normaliseCode(region))) || [];
  const index = groups.findIndex((group) => group !== undefined);
  return Object.keys(regionsOf(country) ?? {})[index] ?? region.trim();
}

/** A prefecture in Japanese, as an address in Japanese has it: Tokyo is 東京都. Other regions stay unchanged. */
export function prefectureInJapanese(region: string): string {
  const name = regionCode('JP', region);
  return japan[name] ?? name;
}

function regionsOf(country: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(regions, country) ? regions[country] : undefined;
}

/**
 * Regions of a country with their codes and their names in the language of the page; none without a list. Japanese pages
 * list prefectures in the usual order, from north to south; other lists are alphabetical.
 */
export function regionOptions(country: string): readonly (readonly [code: string, name: string])[] {
  if (country === 'JP' && language === 'ja') return Object.entries(japan);
  return Object.entries(regionsOf(country) ?? {}).sort(([, one], [, other]) => one.localeCompare(other, locale));
}
