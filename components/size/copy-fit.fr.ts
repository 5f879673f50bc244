// French of ./copy-fit.ts (sha256 ce17ec16343a)
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

const limits = `de ${wristLimits.min} à ${wristLimits.max} mm (${decimal(inches.min)} à ${decimal(inches.max)} pouces)`;

export const wristEntryCopy = {
  title: 'Me va-t-elle\u00A0?',
  circumference: 'Tour de poignet',
  hint: `Mesurez le tour de votre poignet, là où vous portez une montre\u00A0: ${limits}.`,
  unit: 'Unité',
  mm: 'millimètres',
  inches: 'pouces',
  privacy:
    'Enregistré dans ce navigateur seulement. Envoyé seulement si vous filtrez ou triez une liste selon ce tour de poignet.',
  save: 'Voir ce qui me va',
  busy: 'Calcul…',
  forget: 'Effacer mon tour de poignet',
  close: 'Fermer',
  rejected: `Saisissez un nombre ${limits}.`,
  onAverage: `Sur un poignet moyen de ${averageWrist} mm`,
};

export const calculationTitle = 'Notre calcul';

export const wristTitle = (wrist: Wrist) => `Sur un poignet de ${wristCopy(wrist)}`;

export const spareCopy = (spare: number) =>
  spare < 0 ? `dépasse de ${decimal(-spare)} mm de chaque côté` : `${decimal(spare)} mm de marge de chaque côté`;

const reasons: Readonly<Record<FitVerdict, string>> = {
  snug: 'la montre est petite pour votre poignet.',
  good: 'les cornes s’arrêtent bien avant les bords de votre poignet.',
  large: 'c’est juste, les cornes s’arrêtent près des bords de votre poignet.',
  'too-large': 'les cornes dépassent de votre poignet.',
  'strap-too-short': 'il ne se ferme pas autour de votre poignet.',
  'strap-too-long': 'il reste lâche autour de votre poignet.',
};

export const verdictCopy = ({ verdict }: Fit, { wristMin, wristMax }: FitMeasures): string =>
  `${fitWords[verdict]}\u00A0: ${reasons[verdict]} Le bracelet convient aux poignets de ${decimal(wristMin)} à ${decimal(wristMax)} mm.`;

export const calculationCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures, wrist: Wrist) =>
  `Un poignet de ${wristCopy(wrist)} de tour a une largeur d’environ ${decimal(wristWidth)} mm. C’est ${decimal(wristWidthRatio)} fois son tour, la moyenne de 507 personnes dans une étude de G. Heinz et d’autres (2003). Sept poignets sur dix s’en écartent de ${decimal(wristWidthDeviation)} mm au plus\u00A0: c’est donc une estimation. Nous en retirons les ${decimal(lugToLug)} mm corne à corne de la montre et divisons le reste par deux.`;

export const drawingCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures) =>
  `La montre en travers du poignet\u00A0: ${decimal(lugToLug)} mm corne à corne, le poignet large de ${decimal(wristWidth)} mm.`;

export const wristPictureCopy = (watch: string, { wristWidth }: Fit) =>
  `${watch}, sur un poignet large de ${decimal(wristWidth)} mm`;

export const actualSizeCopy = {
  title: 'Taille réelle',
  measure:
    'Tenez une carte bancaire contre l’écran. Déplacez le curseur jusqu’à ce que le contour ait exactement la taille de la carte\u00A0: 85,6 × 54 mm. Une carte d’identité ou un permis de conduire au format carte a la même taille.',
  measureAgain: 'Vous avez agrandi la page ou changé d’écran. Veuillez mesurer de nouveau.',
  slider: 'Taille du contour',
  sliderValue: (px: number) => `${Math.round(px)} pixels de large`,
  smaller: 'Un peu plus petit',
  larger: 'Un peu plus grand',
  done: 'C’est la taille de ma carte',
  again: 'Mesurer de nouveau l’écran',
  magnified: 'La page est agrandie. Pincez pour la réduire et voir la montre en taille réelle.',
  close: 'Fermer',
  shown: (caseDiameter: number, lugToLug: number) =>
    `En taille réelle\u00A0: diamètre du boîtier ${decimal(caseDiameter)} mm, corne à corne ${decimal(lugToLug)} mm.`,
  outline: 'Montrée par son contour, car l’échelle de son image n’est pas connue.',
};
