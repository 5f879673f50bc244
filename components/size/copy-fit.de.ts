// German of ./copy-fit.ts (sha256 ce17ec16343a)
import { decimal } from '@/domain/decimal';
import {
  averageWrist,
  wristWidthDeviation,
  wristWidthRatio,
  type Fit,
  type FitMeasures,
  type FitVerdict,
} from '@/domain/fit';
import { wristLimits, type Wrist } from '@/domain/wrist';
import { wristLimitsInInches as inches } from '@/domain/wrist-inches';
import { fitWords, wristCopy } from './copy';

const limits = `von ${wristLimits.min} bis ${wristLimits.max} mm (${decimal(inches.min)} bis ${decimal(inches.max)} Zoll)`;

export const wristEntryCopy = {
  title: 'Passt die Uhr?',
  circumference: 'Handgelenkumfang',
  hint: `Messen Sie den Umfang an der Stelle, an der Sie eine Uhr tragen: ${limits}.`,
  unit: 'Einheit',
  mm: 'Millimeter',
  inches: 'Zoll',
  privacy:
    'Nur in diesem Browser gespeichert. Der Wert wird nur gesendet, wenn Sie eine Liste danach filtern oder sortieren.',
  save: 'Zeigen, was passt',
  busy: 'Wird berechnet …',
  forget: 'Handgelenkumfang löschen',
  close: 'Schließen',
  rejected: `Geben Sie eine Zahl ${limits} ein.`,
  onAverage: `An einem durchschnittlichen Handgelenk von ${averageWrist} mm`,
};

export const calculationTitle = 'So rechnen wir';

export const wristTitle = (wrist: Wrist) => `An einem Handgelenk von ${wristCopy(wrist)}`;

export const spareCopy = (spare: number) =>
  spare < 0 ? `steht auf jeder Seite ${decimal(-spare)} mm über` : `auf jeder Seite ${decimal(spare)} mm Platz`;

const reasons: Readonly<Record<FitVerdict, string>> = {
  snug: 'Die Uhr ist klein für Ihr Handgelenk.',
  good: 'Die Hörner enden deutlich vor den Rändern Ihres Handgelenks.',
  large: 'Es wird knapp: Die Hörner enden nahe an den Rändern Ihres Handgelenks.',
  'too-large': 'Die Hörner stehen über die Ränder Ihres Handgelenks hinaus.',
  'strap-too-short': 'Es lässt sich an Ihrem Handgelenk nicht schließen.',
  'strap-too-long': 'Es liegt lose an Ihrem Handgelenk.',
};

export const verdictCopy = ({ verdict }: Fit, { wristMin, wristMax }: FitMeasures): string =>
  `${fitWords[verdict]}: ${reasons[verdict]} Das Armband passt an Handgelenke von ${decimal(wristMin)} bis ${decimal(wristMax)} mm.`;

export const calculationCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures, wrist: Wrist) =>
  `Ein Handgelenk mit ${wristCopy(wrist)} Umfang ist etwa ${decimal(wristWidth)} mm breit. Das ist das ${decimal(wristWidthRatio)}-Fache des Umfangs, der Durchschnitt von 507 Personen in einer Studie von G. Heinz und anderen (2003). Bei sieben von zehn Handgelenken weicht die Breite höchstens ${decimal(wristWidthDeviation)} mm davon ab, sie ist also geschätzt. Von der Breite ziehen wir das Horn-zu-Horn-Maß der Uhr von ${decimal(lugToLug)} mm ab und teilen den Rest durch zwei.`;

export const drawingCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures) =>
  `Die Uhr quer über dem Handgelenk: ${decimal(lugToLug)} mm Horn-zu-Horn, das Handgelenk ${decimal(wristWidth)} mm breit.`;

export const wristPictureCopy = (watch: string, { wristWidth }: Fit) =>
  `${watch}, an einem ${decimal(wristWidth)} mm breiten Handgelenk`;

export const actualSizeCopy = {
  title: 'Originalgröße',
  measure:
    'Halten Sie eine Bankkarte an den Bildschirm. Bewegen Sie den Regler, bis der Umriss genau so groß ist wie die Karte: 85,6 × 54 mm. Ein Personalausweis oder ein Führerschein im Kartenformat hat dieselbe Größe.',
  measureAgain: 'Sie haben die Seite gezoomt oder nutzen einen anderen Bildschirm. Bitte messen Sie noch einmal.',
  slider: 'Größe des Umrisses',
  sliderValue: (px: number) => `${Math.round(px)} Pixel breit`,
  smaller: 'Etwas kleiner',
  larger: 'Etwas größer',
  done: 'So groß ist meine Karte',
  again: 'Den Bildschirm noch einmal messen',
  magnified: 'Die Seite ist vergrößert. Verkleinern Sie sie mit zwei Fingern, um die Uhr in Originalgröße zu sehen.',
  close: 'Schließen',
  shown: (caseDiameter: number, lugToLug: number) =>
    `In Originalgröße: Gehäusedurchmesser ${decimal(caseDiameter)} mm, Horn-zu-Horn ${decimal(lugToLug)} mm.`,
  outline: 'Als Umriss gezeigt, weil der Maßstab des Bildes nicht bekannt ist.',
};
