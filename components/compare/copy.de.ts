// German of ./copy.ts (sha256 f1be82d8ae77)
import type { Best } from '@/domain/comparison-table';
import { decimal } from '@/domain/decimal';

export const compareCopy = {
  title: 'Vergleich',
  intro: (count: number) =>
    count === 0
      ? 'Vergleichen Sie bis zu vier Uhren: Umrisse im selben Maßstab, technische Daten nebeneinander. Suchen Sie hier die erste, oder drücken Sie „Vergleichen“ auf der Seite einer Uhr.'
      : count === 1
        ? 'Bisher eine Uhr. Sie können bis zu drei weitere hinzufügen.'
        : `${count} Uhren im selben Maßstab, mit ihren technischen Daten nebeneinander.`,
  resume: (count: number) =>
    count === 1 ? 'Mit der zuletzt gewählten Uhr fortfahren' : `Mit den ${count} zuletzt gewählten Uhren fortfahren`,
  drawing: 'Im selben Maßstab',
  front: (names: string) => `Ansichten von vorn, übereinandergelegt: ${names}.`,
  side: (names: string) => `Ansichten von der Seite, am Gehäuseboden ausgerichtet: ${names}.`,
  outline: (diameter: number, lugToLug: number, thickness: number) =>
    `${decimal(diameter)} mm, Horn-zu-Horn ${decimal(lugToLug)} mm, ${decimal(thickness)} mm hoch`,
  table: 'Technische Daten',
  marked: 'Zeilen mit Unterschieden sind mit einem Strich markiert.',
  markedLater: 'Fügen Sie eine zweite Uhr hinzu, um die Unterschiede zu sehen.',
  watch: 'Uhr',
  differs: 'unterschiedlich',
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} aus dem Vergleich entfernen`,
  addTitle: 'Eine Uhr hinzufügen',
  addLabel: 'Name, Hersteller, Farbe, Material …',
  addPrompt: 'Uhr hinzufügen: Name, Hersteller, Farbe …',
  find: 'Suchen',
  found: 'Suchergebnisse',
  addOf: (name: string) => `${name} hinzufügen`,
  foundNone: (words: string) => `Nichts gefunden zu „${words}“. Versuchen Sie es mit weniger Wörtern.`,
  foundMore: (more: number) =>
    `Und ${more === 1 ? 'eine weitere' : `${more} weitere`}. Ein Wort mehr grenzt die Ergebnisse ein.`,
  full: 'Sie können bis zu vier Uhren vergleichen. Entfernen Sie eine, um eine andere hinzuzufügen.',
  copy: 'Link zu diesem Vergleich kopieren',
  copyTitle: 'Diesen Vergleich teilen',
  address: 'Link zu diesem Vergleich',
};

export const trayCopy = {
  title: 'Vergleich',
  button: 'Vergleichen',
  add: (name: string) => `Vergleichen: ${name}`,
  remove: (name: string) => `Aus dem Vergleich entfernen: ${name}`,
  compare: (count: number) => (count === 1 ? '1 Uhr vergleichen' : `${count} Uhren vergleichen`),
};

export function leftOutCopy(left: readonly string[], unknown: number): string | undefined {
  const words = [
    left.length > 0 &&
      `Sie können bis zu vier Uhren vergleichen, deshalb ${left.length === 1 ? 'fehlt' : 'fehlen'} hier ${joined(left)}.`,
    unknown > 0 &&
      (unknown === 1
        ? 'Eine der Uhren in diesem Link wird hier nicht verkauft.'
        : `${unknown} der Uhren in diesem Link werden hier nicht verkauft.`),
  ];
  return words.filter(Boolean).join(' ') || undefined;
}

export function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

export const bestCopy: Record<Best, string> = {
  price: 'niedrigster Preis',
  thickness: 'am flachsten',
  water: 'höchste Wasserdichtigkeit',
  reserve: 'längste Gangreserve',
  battery: 'längste Batterielaufzeit',
  weight: 'am leichtesten',
};
