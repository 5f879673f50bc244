// German of ./query-words.ts (sha256 08f285a6c559)
import type { Sort } from '../filtering/filter-state';

/** Adjectives in all their forms, separated by `|`. */
const forms = (...adjectives: readonly string[]) =>
  adjectives.flatMap((word) => ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => word + ending)).join('|');

export type Phrases = Readonly<Record<string, string>>;

export const movements: Phrases = {
  automatic: `Automatik|Automatikwerk|automatic|${forms('automatisch')}|Selbstaufzug|selbstaufziehend|zieht sich selbst auf|sich selbst aufzieht`,
  'hand-wound': `Handaufzug|Handaufzugswerk|Handaufzugsuhr|von Hand aufgezogen|Aufziehen|zum Aufziehen|manueller Aufzug|manuellem Aufzug`,
  'automatic,hand-wound': `Mechanik|${forms('mechanisch')}`,
  'quartz,solar': 'Quarz|Quarzwerk|quartz',
  quartz: `Batterie|Batterien|Batteriewechsel|${forms('batteriebetrieben')}`,
  solar: `Solar|Solarquarz|Solarbetrieb|${forms('solarbetrieben')}|Lichtenergie|eco|eco drive`,
};

export const displays: Phrases = {
  digital: `${forms('digital')}|Digitalanzeige|LCD`,
  skeleton: `Skelett|skeleton|${forms('skelettiert', 'durchbrochen')}`,
  'hands-and-digits': 'ana digi|anadigi|analog und digital|analog digital',
  'hands,hands-and-digits,skeleton': `${forms('analog')}|Analoganzeige`,
};

export const straps: Phrases = {
  leather: 'Leder|Lederband|Lederbänder|Lederarmband|Lederarmbänder',
  suede: 'Wildleder|Wildlederband|Wildlederarmband|Veloursleder|Velourslederband|Velours|Rauleder',
  rubber: 'Kautschuk|Kautschukband|Kautschukarmband|Gummi|Gummiband|Gummiarmband',
  resin: 'Resinband|Resinarmband|Kunststoffband|Kunststoffarmband|Plastikband',
  bracelet:
    'Gliederband|Gliederarmband|Stahlband|Stahlarmband|Edelstahlband|Edelstahlarmband|Armband aus Metall|Armband aus Stahl',
  mesh: 'Mesh|Meshband|Mesharmband|Milanaise|Milanaiseband|Milanaisearmband|Milanese|Stahlgewebe',
  'bracelet,mesh': 'Metallband|Metallarmband',
  nato: 'NATO|Natoband|Durchzugsband',
  textile: 'Textil|Textilband|Textilarmband|Stoff|Stoffband|Stoffarmband|Canvas|Nylon|Nylonband',
};

export const cases: Phrases = {
  steel: 'Stahl|Edelstahl|Stahlgehäuse|Edelstahlgehäuse',
  'black-steel': 'schwarzer Stahl|schwarzem Stahl|schwarzen Stahl|geschwärzter Stahl|geschwärztem Stahl',
  'gold-tone': `Gold|Gelbgold|${forms('golden', 'goldfarben', 'vergoldet')}|goldener|goldenes`,
  'rose-gold-tone': `Roségold|Rotgold|rosé gold|${forms('roségolden', 'roségoldfarben')}`,
  titanium: 'Titan|Titanium|Titangehäuse',
  bronze: 'Bronze|Bronzegehäuse',
  carbon: 'Carbon|Karbon|Kohlefaser|Carbongehäuse',
  resin: 'Resin|Kunststoff|Plastik|Kunststoffgehäuse|Resingehäuse',
};

export const functions: Phrases = {
  date: 'Datum|Datumsanzeige|Datumsfenster|Kalender',
  day: 'Wochentag|Wochentagsanzeige|Tag und Datum|Wochentag und Datum',
  chronograph: 'Chronograph|Chronographen|Chronograf|Chronografen|Chrono|Stoppuhr|Stoppfunktion',
  tachymeter: 'Tachymeter|Tachymeterskala|Rennsport|Motorsport|Autofahren|Autofahrer',
  'turning-bezel': `Drehlünette|Taucherlünette|Drehring|drehbare Lünette|drehbarer Lünette|drehbaren Lünette`,
  'small-seconds': 'kleine Sekunde|kleiner Sekunde|kleinen Sekunde',
  '24-hours': '24 Stunden|24 Stunden Anzeige|24 h|vierundzwanzig Stunden',
  'second-time-zone':
    'GMT|zweite Zeitzone|zweiter Zeitzone|zweiten Zeitzone|zwei Zeitzonen|Zeitzone|Zeitzonen|Weltzeit|Weltzeituhr|Reise|Reisen|Reiseuhr|Dualzeit',
  'power-reserve': 'Gangreserve|Gangreserveanzeige|Anzeige der Gangreserve',
  retrograde: forms('retrograd'),
  'wandering-hours': 'wandernde Stunden|wandernden Stunden|wandernde Stunde|wandering hours',
  alarm: 'Wecker|Weckfunktion|Alarm',
  timer: 'Timer|Countdown|Kurzzeitmesser',
  light: 'Licht|Beleuchtung|Hintergrundbeleuchtung|Zifferblattbeleuchtung',
  gps: 'GPS',
  compass: 'Kompass',
  altimeter: 'Höhenmesser',
  thermometer: 'Thermometer|Temperatur',
  'depth-meter': 'Tiefenmesser|Tiefenanzeige',
  tide: 'Gezeiten|Gezeitenanzeige|Gezeitengrafik|Ebbe und Flut',
  moon: 'Mondphase|Mondphasen|Mondphasenanzeige|Mondphasenuhr|Mondalter',
  'helium-valve': 'Heliumventil|Helium',
};

export const sorts = {
  price: `${forms('günstig', 'günstigst', 'billig', 'billigst', 'preiswert', 'preiswertest', 'erschwinglich')}|niedrigster Preis|nicht teuer|nicht so teuer|nicht zu teuer|nicht zu teure|nicht allzu teuer|nichts Teures`,
  'price-down': `${forms('teuerst')}|höchster Preis`,
  size: forms('kleinst'),
  'size-down': forms('größt'),
  newest: forms('neuest', 'neust'),
} satisfies Partial<Record<Sort, string>>;

export const waterWords = {
  resistant: `${forms('wasserdicht', 'wasserfest')}|Wasserdichtigkeit|Schwimmen|Schwimmer|Schnorcheln|Strand|Schwimmbad|Pool|Surfen|Surfer|Baden`,
  dive: 'Tauchen|Taucher|Taucheruhr|Tauchuhr|Tauchgang|diver',
};

export const dialColourWords = {
  black: forms('schwarz'),
  white: forms('weiß'),
  grey: forms('grau'),
  blue: forms('blau'),
  green: forms('grün'),
  red: forms('rot'),
  orange: `orange|oranges|orangen|${forms('orangefarben')}`,
  yellow: forms('gelb'),
  brown: forms('braun'),
  pink: `rosa|pink|pinke|pinkes|pinken|rosé|${forms('rosafarben')}`,
};
export const shades: readonly string[] = ['', 'hell', 'dunkel', 'tief', 'blass', 'leuchtend'];

export const partWords =
  'Armband Armbänder Armbändern Band Bänder Bändern Lederband Lederarmband Wildlederband Velourslederband Kautschukband ' +
  'Kautschukarmband Gummiband Stahlband Metallband Gliederband Milanaiseband Textilband Stoffband Natoband Resinband ' +
  'Leder Wildleder Veloursleder Kautschuk Gummi NATO Textil Stoff Canvas Resin Gehäuse Lünette Zeiger Zeigern ' +
  'Sekundenzeiger Minutenzeiger Stundenzeiger Stahl Carbon Sekunde Sekunden Index Indizes Ziffer Ziffern Zahlen ' +
  'Hilfszifferblatt Hilfszifferblätter Hilfszifferblättern Naht Nähte Nähten Leuchtmasse Röhrchen Krone Datum Ring Glas ' +
  'Saphirglas Minuterie Fenster';

export const redundant = {
  movement: 'Werk Uhrwerk Antrieb Aufzug Kaliber',
  display: 'Anzeige Display Zifferblatt Zifferblätter',
  strap: 'Armband Armbänder Band Bänder',
  case: 'Gehäuse',
  function: 'Funktion Komplikation Anzeige',
  dial: 'Zifferblatt Zifferblätter Zifferblättern Zifferblatts',
};

const onWrists = (adjectives: string) =>
  adjectives
    .split('|')
    .flatMap((word) => ['Handgelenk', 'Handgelenke', 'Handgelenken', 'Handgelenks'].map((wrist) => `${word} ${wrist}`))
    .join('|');

export const wishWords = {
  small: forms('klein', 'kompakt', 'zierlich', 'winzig'),
  notLarge: 'nicht zu groß|nicht so groß|nicht allzu groß|nicht groß|nicht zu große|nichts Großes',
  large: `${forms('groß', 'größer', 'riesig', 'wuchtig', 'übergroß')}|XL|oversized`,
  notSmall: 'nicht zu klein|nicht so klein|nicht allzu klein|nicht klein|nicht zu kleine|nichts Kleines',
  thin: forms(
    'dünn',
    'dünner',
    'dünnst',
    'flach',
    'flacher',
    'flachst',
    'schlank',
    'ultradünn',
    'ultraflach',
    'schmal',
  ),
  notThick: 'nicht zu dick|nicht so dick|nicht dick|nicht klobig|nicht zu hoch|nicht zu dicke',
  light: `${forms('leicht', 'leichter', 'leichtest', 'federleicht')}|Leichtgewicht`,
  notHeavy: 'nicht zu schwer|nicht so schwer|nicht schwer|nicht zu schwere',
  heavy: forms('schwer', 'schwerer', 'schwerst', 'massiv'),
  thinWrist: onWrists(forms('schmal', 'dünn', 'klein', 'zierlich', 'zart', 'schlank')),
  thickWrist: onWrists(forms('breit', 'dick', 'groß', 'kräftig', 'stark')),
  child: 'Kind|Kinder|Kindern|Kinderuhr',
  formal: `${forms('elegant', 'festlich', 'formell', 'schick', 'edel')}|edle|edles|Anzug|zum Anzug|Hochzeit|Smoking|Abend|Abendkleid|Büro|fürs Büro|Business|Vorstellungsgespräch|dresswatch|dress watch|black tie`,
  sporty: `Sport|${forms('sportlich')}|Fitness|Fitnessstudio|Training|Joggen|Laufen|Workout`,
  vegan: forms('vegan', 'lederfrei'),
  gift: 'Geschenk|Geschenke|Geschenkidee|Präsent|Geburtstag|Geburtstagsgeschenk|Weihnachten|Weihnachtsgeschenk|Jubiläum|Jahrestag|Hochzeitstag|Abitur|Abschluss|Hochzeitsgeschenk|Konfirmation|Kommunion|Firmung|Jugendweihe|Muttertag|Vatertag|Valentinstag',
};

export const negationWords =
  'ohne weder kein keine keinen keinem keiner keines nicht nichts nie niemals außer ausser ausgenommen';

export const negationPattern =
  'andere[rsnm]?(?: [a-z]+)? als|anders als|(?:an)?statt|anstelle|(?:alle|alles) bis auf|mit ausnahme|abgesehen|vermeiden?|meiden?|hasse|allergi(?:sch|e) gegen';

export const nothingWords = 'nichts';

export const ignoredBesideFilters = 'nur bloß ausschließlich nichts außer anderes';

export const alternativeWords = 'oder noch';

export const negationFillerWords =
  'ein eine einen einem einer eines der die das den dem braucht brauche brauchen benötigt benötigen hat haben will möchte mit aus von vom in im';

// Plain text, where ü is u, or ue as some type it; ß stays.
export const comparativeWords = {
  smaller: 'kleiner',
  larger: 'großer|grosser|groesser',
  shorter: 'kurzer|kuerzer',
  thinner: 'dunner|duenner|flacher|schmaler|schlanker',
  thicker: 'dicker|hoher|hoeher',
  lighter: 'leichter',
  heavier: 'schwerer',
  cheaper: 'gunstiger|guenstiger|billiger|preiswerter',
  dearer: 'teurer',
  moreResistant: 'wasserdichter',
};

export const likeIntroduction =
  '(?:(?:so )?(?:etwas|was|eine(?: uhr)?) )?(?:(?:so |ae?hnlich )?wie|ae?hnlich(?: zur?)?|alternativen? zur?m?) ';

export const articles = 'die |der |das |den |dem |eine |einer |einen |meine |meiner |meinem ';

export const [like, but, and, than] = ['wie', 'aber', 'und', 'als'] as const;

/** „hätte gern“ has no word of a comparison. */
export const wouldLike = '(?!)';

export const nameFillers = 'und die der das den eine einer uhr';

export const watchWords = 'Uhr Uhren Armbanduhr Armbanduhren Zeitmesser';

export const stopWordList =
  `${watchWords} ` +
  'ein eine einen einem einer eines der die das den dem des und oder mit ohne für in im auf am an bei von vom zu zum zur ' +
  'aus um ist sind es mein meine meinen meinem meiner ich mir mich wir uns suche suchen gesucht möchte will hätte gern ' +
  'gerne bitte zeig zeige zeigen finden finde kaufen brauche brauchen braucht benötige etwas was irgendwas alle alles jede ' +
  'Modell Modelle Stil die welche welcher welches dessen hat habe haben ab ' +
  'als wie Preis Preise Zifferblatt Farbe farbig kann könnte soll sollte sollen darf dein deine ihr ihre ihren ihrem ' +
  'ihrer sein seine seinen seinem seiner er sie wer aber auch so sehr ganz recht ziemlich schön schöne schöner schönes ' +
  'schönen gut gute guter gutes guten toll tolle tolles cool beste bestes besten passt passen passend passende passendes ' +
  'trägt tragen jemand jemanden Person Leute empfehlen Empfehlung empfiehlt vorschlagen kein keine keinen keinem keiner ' +
  'nicht nie mag liebt gibt gebt etwa circa ungefähr rund Arbeit arbeiten da dem sich mal noch wäre wünsche wünscht ' +
  'Stück fürs beim leuchtend man muss müssen ausgeben zahlen and';
