// German of ./brands-copy.ts (sha256 f8929349cb73)
import type { CatalogueName } from '@/domain/watch-key';

export const brandCopy = {
  xerix: {
    title: 'Uhren von Xeric',
    tagline: 'Auffällige Zeitmaschinen für alle.',
    description:
      'Keine Marke für mechanische Uhren hat im Crowdfunding mehr Geld erhalten, und man sieht, wohin es gegangen ist: wandernde Stunden, zurückspringende Zeiger, ein halber Kreis, wo man einen ganzen erwartet. Jede lernt man in einem Tag und gibt sie ungern wieder her.',
    metaDescription:
      'Sechs Uhren von Xeric, darunter wandernde Stunden, ein retrogrades Datum und eine Halbkreisanzeige, ab 229 €. Mit allen Maßen und Gewichten.',
  },
  archetype: {
    title: 'Uhren von Archetype',
    tagline: 'Erschwingliche mechanische Wunderwerke.',
    description:
      'Skelettierte Automatikuhren mit von Hand zusammengesetzten mechanischen Uhrwerken, angetrieben von der Bewegung des Arms. Keine Batterien. Die Zifferblätter sind ganz oder teilweise weggeschnitten, damit Sie dem Rest bei der Arbeit zusehen können.',
    metaDescription:
      'Sechs skelettierte Automatikuhren von Archetype, von Hand zusammengesetzt und ohne Batterie, ab 269 €. Jede Brücke ist zu sehen, jedes Maß angegeben.',
  },
  timex: {
    title: 'Uhren von Timex',
    tagline: '6 Modelle zur Auswahl.',
    description:
      'Gute Zeitmesser seit 1854. Zifferblätter im Feld-, Anzug- und Eisenbahnstil, die man auf Armlänge liest und die nichts verlangen als alle paar Jahre eine neue Batterie, und manche nicht einmal das.',
    metaDescription:
      'Sechs Uhren von Timex: Zifferblätter im Feld-, Anzug- und Eisenbahnstil von einem Hersteller mit Erfahrung seit 1854, ab 109 €, am Wochenende weniger.',
  },
  gshock: {
    title: 'Uhren von G-Shock',
    tagline: 'Die ganze Auswahl limitierter Editionen.',
    description:
      'Besonders robuste Uhren von Casio, mit Funktionen wie GPS, Gezeitenanzeige, Tiefenmesser, Höhenmesser, Barometer, Kompass und Solarzifferblatt. Gemacht, um zu fallen und um zu sagen, was das Wetter als Nächstes vorhat.',
    metaDescription:
      'Sechs G-Shock-Uhren aus Resin, digital und analog-digital, mit GPS, Gezeiten, Tiefe, Kompass oder Solar, ab 84 €. Alle wasserdicht.',
  },
  california: {
    title: 'Uhren von California',
    tagline: 'Halb römisch, halb arabisch, ganz Zifferblatt.',
    description:
      'Mit Tiefe gestaltet: vertiefte Hilfszifferblätter, erhabene aufgesetzte Indexe, gewölbte Zifferblätter und Skelettzeiger. Die eine Hälfte der Ziffern ist römisch, die andere arabisch; im Handel heißt das California-Zifferblatt.',
    metaDescription:
      'Sechs Uhren der California Watch Co. mit gewölbtem Zifferblatt, vertieften Hilfszifferblättern und halb römischen, halb arabischen Ziffern, ab 79 €.',
  },
  luminox: {
    title: 'Uhren von Luminox',
    tagline: 'Swiss Made, leuchtet von selbst.',
    description:
      '1989 gegründet, Swiss Made, entwickelt für Navy SEALs. Kleine leuchtende Röhrchen auf Zeigern und Indexen brauchen kein Licht zum Aufladen; so liest sich die Uhr um Mitternacht, am Mittag und vierzig Meter unter Wasser gleich.',
    metaDescription:
      'Sechs Uhren von Luminox, Swiss Made und für Navy SEALs entwickelt, mit Röhrchen, die ohne Aufladen leuchten, von 359 bis 549 €.',
  },
  undone: {
    title: 'Uhren von Undone',
    tagline: 'Im Stil der 1960er Jahre.',
    description:
      'Im Stil der 1960er Jahre: fünf Chronographen mit Tachymeter und eine Uhr, die ohne auskommt, in den Farben, die Autos und Kinofoyers einmal hatten. Das Aussehen ist sechzig Jahre alt, die Uhrwerke sind es nicht.',
    metaDescription:
      'Sechs Uhren von Undone im Stil der 1960er Jahre, davon fünf Chronographen mit Tachymeter, von 229 bis 399 €.',
  },
} satisfies Partial<Record<CatalogueName, unknown>>;

export const womensCopy = {
  name: 'Damen',
  title: 'Damenuhren',
  description:
    'Kleinere Gehäuse von mehreren unserer Hersteller: roségoldfarbener Stahl, Milanaise und Leder, und das eine oder andere, das nichts davon ist. Für schmalere Handgelenke, mit allen Maßen, damit Sie nicht raten müssen.',
  metaDescription:
    'Sechs Damenuhren mit kleinerem Gehäuse, an Milanaiseband, Leder und anderem, von 89 bis 609 €. Mit Gehäusemaßen, Horn-zu-Horn und Handgelenkumfang.',
};

export const newArrivalsCopy = {
  name: 'Neuheiten',
  title: 'Neuheiten',
  description:
    'Die sechs neuesten im Shop, je eine von sechs Herstellern. Eine davon hat eine begrenzte Auflage von 1969 Stück, auf dem Gehäuseboden nummeriert.',
  metaDescription:
    'Die sechs neuesten Uhren bei Odd Hours, je eine von sechs Herstellern, von 129 bis 639 €, darunter eine Auflage von 1969 Stück.',
};

export const everythingCopy = {
  name: 'Alle Uhren',
  title: 'Alle Uhren',
  description:
    'Jede Uhr im Shop, Hersteller für Hersteller: sieben Marken, die Damenuhren und die Neuheiten. Keine zwei teilen sich einen Namen, ein Zifferblatt oder die technischen Daten.',
  metaDescription: (watchCount: number) =>
    `Alle ${watchCount} Uhren bei Odd Hours, von 79 bis 639 €: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox und Undone.`,
};

export const laterPageTitle = (title: string, page: number) => `${title}, Seite ${page}`;
