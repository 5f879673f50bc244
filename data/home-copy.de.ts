// German of ./home-copy.ts (sha256 086ec019af39)
export const promotionCopy = {
  designer: 'Uhren von Designermarken zu niedrigeren Preisen.',
  nextOrder: (discount: string) => `${discount} auf die nächste Bestellung, wenn Sie eine Uhr kaufen.`,
  weekend: 'Bis zu 30 % sparen an diesem Wochenende.',
  choice: 'Xeric oder Archetype? Wählen Sie Ihre Lieblingsuhr.',
};

export const headline = 'Zeit, anders zu sein.';

export const heroCopy = { newArrivals: 'Zu den Neuheiten', all: (count: number) => `Alle ${count} ansehen` };

export const oddHoursCopy = {
  1: 'Ein Zeiger, einmal am Tag herum. Mittag ist oben, Mitternacht unten.',
  3: 'Drei Scheiben tragen die Stunden, vier auf jeder. Die diensthabende wandert die Minuten entlang.',
  5: 'Jede fünfte Minute trägt eine Zahl. Hier kommen die Minuten zuerst.',
  7: 'Sieben Räder und eine Unruh, von vorn abzuzählen.',
  9: 'Grüne Röhrchen ringsum, nur das bei der Neun nicht. Dort ist Backbord, also ist es rot.',
  11: 'Großbritannien hat einmal über Nacht elf Tage verloren. Dieser Datumszeiger klettert bis 31 und fällt dann auf 1 zurück.',
};

export const popularCopy = {
  xerix: ['Xeric', 'Zu Xeric'],
  archetype: ['Archetype', 'Zu Archetype'],
  times: ['Times im Angebot', 'Zu Times'],
  gshock: ['G-Shock', 'Zu G-Shock'],
} as const;
