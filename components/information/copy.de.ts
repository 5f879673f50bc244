// German of ./copy.ts (sha256 04d45c653f48)
import { site } from '@/data/site';

export const companyLabels = {
  name: 'Betrieben von',
  address: 'Anschrift',
  authorization: 'Autorisierter Händler',
  email: 'E-Mail',
  phones: (first: string, second: string) => `Telefon: ${first} und ${second}`,
  disputes: 'Verbraucherstreitbeilegung',
};

export const dutiesLabels = {
  abroad: 'Außerhalb der Vereinigten Staaten',
  abroadBesidesEu: 'Außerhalb der Vereinigten Staaten und der Europäischen Union',
  eu: 'In der Europäischen Union',
  prices: 'unseren Preisen',
};

export const aboutCopy = {
  description: `Über ${site.name}: was wir verkaufen, woher unsere Bilder und Maße kommen und wer den Shop betreibt.`,
  intro: `${site.name} ist ein Uhrengeschäft im Internet. Sein Logo ist ein Zifferblatt, auf dem nur die ungeraden Stunden stehen.`,
  range: {
    title: 'Was wir verkaufen',
    counts: (watches: number, collections: number, makers: number, others: readonly [string, string]) =>
      `${watches} Uhren in ${collections} Kollektionen: je eine für ${makers} Hersteller, dazu ${others.map((name) => `„${name}“`).join(' und ')}. Wir führen Marken mit eigener Handschrift.`,
    head: ['Hersteller', 'In Kürze'],
  },
  figures: {
    title: 'Maße und Bilder',
    parts: [
      'Zu jeder Uhr stehen Gehäusedurchmesser, Höhe, Horn-zu-Horn, Armband, Gewicht und Wasserdichtigkeit, denn daran entscheidet sich, ob sie passt. Die Zeichnungen auf ihrer Seite sind aus denselben Maßen gemacht.',
      'Die Modelle sind Erfindungen dieses Shops, und ihre Bilder sind aus ihren Maßen berechnet. Die Markennamen gehören ihren Inhabern.',
      'Wir haben keine Kundenbewertungen, deshalb zeigt keine Seite eine Bewertung. Die vier Sterne unter jeder Uhr sind Dekoration.',
    ],
  },
  company: 'Wer den Shop betreibt',
};

export const accessibilityCopy = {
  description: `Wie sich ${site.name} mit Tastatur, mit Screenreader und ohne JavaScript bedienen lässt, was geprüft ist und was nicht geht.`,
  intro: 'Alle sollen hier eine Uhr kaufen können, mit jedem Gerät, jedem Browser und jedem Hilfsmittel.',
  works: {
    title: 'Worauf Sie sich verlassen können',
    points: [
      'Alles ist mit der Tastatur erreichbar und bedienbar; „Zum Inhalt springen“ kommt zuerst.',
      'Die Überschriften sind geordnet, jedes Bild hat eine Beschreibung, und jedes Feld hat eine Beschriftung und zeigt seinen Fehler daneben.',
      'Text hat einen Kontrast von mindestens 4,5 zu 1; Feldränder und Symbole haben mindestens 3 zu 1.',
      'Nichts bewegt sich von selbst. Wenn Sie weniger Bewegung eingestellt haben, gibt es keine.',
      'Ohne JavaScript funktionieren Listen, Uhrenseiten, Suche, Kontaktformular, Newsletter und die Suche nach einer Bestellung.',
    ],
  },
  checked: {
    title: 'Wie es geprüft wird',
    text: 'Automatische Tests prüfen jede Art von Seite nach WCAG 2.2, Stufen A und AA (axe-core), und bedienen den Shop mit der Tastatur. Eine unabhängige Stelle hat ihn nicht geprüft.',
  },
  limits: {
    title: 'Was nicht geht',
    points: [
      'Warenkorb, Merkliste, Konto und Kasse brauchen JavaScript, weil der Warenkorb im Browser gespeichert ist.',
      'Die Anmeldeseite gehört zu Google, die Zahlungsseite zu Stripe; wir haben sie nicht geprüft.',
    ],
    askUs: `Stoßen Sie auf ein Hindernis? Schreiben Sie an ${site.mail.label}, oder rufen Sie ${site.phone.label} an, und sagen Sie uns, was es war.`,
  },
};

export const warrantyCopy = {
  description:
    'Wie lange die Garantie jedes Herstellers gilt, wer einen Garantiefall bearbeitet und was den Kauf belegt.',
  intro: 'Wie lange die Garantie jedes Herstellers gilt und wie Sie einen Anspruch geltend machen.',
  makers: { title: 'Garantiezeiten', head: ['Hersteller', 'Garantie'] },
  label: (makers: string, years: number) =>
    `Garantiekennzeichnung: Die Garantie von ${makers} ist länger als ${years} Jahre und kostenlos. Die gesetzliche Gewährleistung besteht daneben.`,
  claims: {
    title: 'Im Garantiefall',
    invoice:
      'Ihre Rechnung hängt an der E-Mail, die Ihre Zahlung bestätigt hat. Wenn Sie sie nicht mehr haben, öffnen Sie Ihre Bestellung und wählen Sie „Rechnung“.',
  },
};

export const shippingReturnsCopy = {
  description:
    'Was der Versand kostet und wie lange er dauert, wo er kostenlos ist, wer Zölle zahlt und wie Rücksendung und Widerruf funktionieren.',
  intro:
    'Was der Versand kostet, wie lange er dauert und wie Sie eine Uhr zurücksenden. Die Kasse rechnet mit denselben Angaben.',
  rates: {
    title: 'Versandkosten und Lieferzeiten',
    head: ['Versandart', 'Wohin', 'Kosten', 'Werktage'],
    limit: 'Für die Grenze zum kostenlosen Versand zählen nur die Uhren, vor Abzug von Rabatten.',
    text: 'Samstage, Sonntage und die Feiertage des Zustelldienstes sind keine Werktage. Bestellungen nach Mitternacht UTC (19 Uhr in New York, im Sommer 20 Uhr) zählen ab dem nächsten Tag. Die Kasse zeigt die voraussichtlichen Tage und den spätesten Tag mit jeder möglichen Verzögerung.',
    others: (rates: readonly string[]) => `In anderen Währungen kosten dieselben Versandarten: ${rates.join('; ')}.`,
    domestic: 'Vereinigte Staaten',
    international: 'Andere Länder',
    freeOver: (price: string, limit: string, isEverywhere: boolean) =>
      `${price}; kostenlos über ${limit}${isEverywhere ? '' : ' in bestimmte Länder'}`,
    days: (least: number, most: number) => `${least} bis ${most}`,
    otherFreeOver: (rate: string, limit: string) => `${rate} (kostenlos über ${limit})`,
    inCurrency: (currency: string, rates: readonly string[]) => `in ${currency} ${rates.join(', ')}`,
  },
  countries: {
    title: 'Wohin wir liefern',
    domestic: (names: string) => `Zu den Versandkosten der Vereinigten Staaten: ${names}.`,
    international: (names: string) => `Über der Grenze kostenlos mit Standard International Mail: ${names}.`,
    none: (names: string) =>
      `Wir liefern nicht in diese Länder und Gebiete: ${names}. In alle anderen liefern wir zu internationalen Versandkosten.`,
  },
  duties: 'Zölle und Steuern',
  returns: {
    parts: [
      'Fragen Sie die Rücksendung auf der Seite Ihrer Bestellung an, bevor Sie etwas absenden; ein Konto ist nicht nötig. Wir antworten innerhalb von zwei Werktagen per E-Mail. Wenn wir sie annehmen, stehen auf der Seite die Adresse und ein Rücksendeschein zum Ausdrucken für Ihr Paket.',
      'Wir erstatten den Betrag über Ihre ursprüngliche Zahlungsart, sobald die Uhr zurück und geprüft ist. Erstattet wird der Preis, den Sie für die Uhr bezahlt haben, abzüglich ihres Anteils an einem Rabatt.',
    ],
    link: 'Artikel zurücksenden',
  },
  withdrawal: {
    title: 'Widerrufsrecht in der Europäischen Union',
    right: (days: number) =>
      `Wenn Ihre Bestellung in ein Land der Europäischen Union geht, können Sie den Vertrag bis ${days} Tage nach der Lieferung ohne Angabe von Gründen ganz oder teilweise widerrufen. Dieses Recht gilt auch für die oben genannten Uhren, die von der Rückgabe ausgeschlossen sind.`,
    refund: (refundDays: number, sendBackDays: number) =>
      `Wir erstatten den Preis und die Kosten des günstigsten Versands, den wir angeboten haben, innerhalb von ${refundDays} Tagen nach Ihrem Widerruf. Wir dürfen warten, bis die Ware zurück ist oder Sie nachweisen, dass Sie sie abgesandt haben. Senden Sie sie innerhalb von ${sendBackDays} Tagen zurück; die Kosten der Rücksendung tragen Sie.`,
  },
  form: {
    title: 'Muster-Widerrufsformular',
    use: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück. Sie brauchen es nicht, wenn Sie auf dieser Website widerrufen.',
    to: (seller: string) => `An: ${seller}`,
    points: [
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
      'Bestellt am (*)/erhalten am (*):',
      'Name des/der Verbraucher(s):',
      'Anschrift des/der Verbraucher(s):',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      'Datum:',
    ],
    remark: '(*) Unzutreffendes streichen.',
  },
};

export const termsCopy = {
  description: `Die Bedingungen einer Bestellung bei ${site.name}: Preise, Zahlung, Versand, Gutscheincodes und was gilt, wenn etwas schiefgeht.`,
  intro:
    'Die Bedingungen einer Bestellung, in einfachen Worten. Das Recht Ihres Landes gibt Ihnen vielleicht mehr Rechte, und nichts hier schränkt sie ein.',
  prices: {
    title: 'Preise',
    points: [
      'Sie wählen die Währung: US-Dollar, Euro, britische Pfund oder japanische Yen. Eine Bestellung hat eine Währung, und wir rechnen nichts um. Der Shop schlägt keine Steuer auf.',
      'Sie zahlen den Gesamtbetrag, den Sie gesehen haben. Ändert er sich, wird nichts bestellt, bis Sie den alten und den neuen Betrag gesehen haben und die Schaltfläche noch einmal drücken.',
    ],
  },
  orders: {
    title: 'Bestellungen',
    most: (quantity: number) =>
      `Sie können bis zu ${quantity} Stück von jeder Uhr bestellen, solange sie lieferbar ist.`,
    points: [
      'Wenn Sie die Bestellschaltfläche mehrmals drücken, bestellen Sie einmal, und es wird einmal abgebucht.',
      'Wir bestätigen Ihre Bestellung per E-Mail, wenn Ihre Zahlung eingeht. Eine Bestellung, die nicht innerhalb eines Tages bezahlt ist, verfällt, und es wird nichts abgebucht.',
      'Stellt sich heraus, dass eine bezahlte Uhr nicht verfügbar ist, bleibt Ihre Bestellung offen, bis wir liefern oder erstatten.',
    ],
  },
  payment: {
    title: 'Zahlung',
    text: (testPayment: string) =>
      `Kartenzahlungen nimmt Stripe auf einer eigenen Seite an; der Shop sieht Ihre Kartennummer nie. Steht an der Kasse „${testPayment}“, wird nichts abgebucht und keine Uhr versandt.`,
  },
  codes: {
    title: 'Gutscheincodes',
    text: (discount: string) =>
      `Mit einer bezahlten Bestellung erhalten Sie einen Gutscheincode: ${discount} auf die Uhren Ihrer nächsten Bestellung. Er gilt einmal und nicht für den Versand, und er verfällt, wenn die Bestellung, für die Sie ihn erhalten haben, erstattet wird.`,
  },
  back: 'Rücksendung und Garantie',
  company: 'Wer an Sie verkauft',
};
