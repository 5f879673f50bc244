// German of ./manual-copy.ts (sha256 eba3c87f2aa6)
import type { Specification } from '@/domain/specification';

export const manualTitles = {
  reading: 'Ablesen',
  setting: 'Stellen',
  winding: 'Aufziehen',
  care: 'Pflege',
};

export const shows = (functions: string) => `Sie zeigt: ${functions}.`;

export const runsFor = (hours: number) => `Sie läuft ${hours} Stunden.`;

export const careCopy = (metres: number, isForSwimming: boolean) =>
  `Wasserdicht bis ${metres} m${isForSwimming ? '' : ', also nicht zum Schwimmen oder Tauchen'}. Drücken Sie die Krone ein, oder schrauben Sie sie fest, bevor die Uhr nass wird. Spülen Sie Salzwasser ab. Halten Sie die Uhr von Magneten, Lösungsmitteln und Hitze fern. Lassen Sie die Dichtungen alle zwei Jahre prüfen.`;

export const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic:
    'Ziehen Sie die Krone heraus, drehen Sie sie, bis die Zeit stimmt, und drücken Sie sie wieder ein. Stellen Sie das Datum nicht zwischen 21 und 3 Uhr.',
  'Hand-wound':
    'Ziehen Sie die Krone heraus, drehen Sie sie, bis die Zeit stimmt, und drücken Sie sie wieder ein. Stellen Sie das Datum nicht zwischen 21 und 3 Uhr.',
  Quartz:
    'Ziehen Sie die Krone heraus, drehen Sie sie, bis die Zeit stimmt, und drücken Sie sie wieder ein. Eine Digitaluhr wird mit ihren Drückern gestellt.',
  'Solar quartz':
    'Ziehen Sie die Krone heraus, drehen Sie sie, bis die Zeit stimmt, und drücken Sie sie wieder ein. Eine Digitaluhr wird mit ihren Drückern gestellt.',
};

export const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'Die Bewegung Ihres Handgelenks zieht sie auf. Nach einer Pause drehen Sie die Krone etwa zwanzigmal.',
  'Hand-wound': 'Drehen Sie die Krone einmal am Tag, bis sie Widerstand leistet.',
  Quartz:
    'Eine Batterie treibt sie an. Lassen Sie die Batterie in einer Uhrmacherwerkstatt wechseln, damit das Gehäuse wasserdicht bleibt.',
  'Solar quartz': 'Licht lädt sie. Bewahren Sie sie nicht monatelang in einer Schublade auf.',
};
