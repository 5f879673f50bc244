// French of ./manual-copy.ts (sha256 eba3c87f2aa6)
import type { Specification } from '@/domain/specification';

export const manualTitles = {
  reading: 'Lire l’heure',
  setting: 'Mettre à l’heure',
  winding: 'Remonter',
  care: 'Entretenir',
};

export const shows = (functions: string) => `Elle affiche\u00A0: ${functions}.`;

export const runsFor = (hours: number) => `Sa réserve de marche est de ${hours} heures.`;

export const careCopy = (metres: number, isForSwimming: boolean) =>
  `Étanche à ${metres} m${isForSwimming ? '' : ', donc ni pour nager ni pour plonger'}. Enfoncez ou vissez la couronne avant que la montre ne soit mouillée. Rincez l’eau salée. Tenez la montre loin des aimants, des solvants et de la chaleur. Faites contrôler ses joints tous les deux ans.`;

const byCrown = 'Tirez la couronne, tournez-la jusqu’à la bonne heure et repoussez-la.';
const withDate = `${byCrown} Ne réglez pas la date entre 21 h et 3 h.`;
const withButtons = `${byCrown} Une montre numérique se règle par ses boutons.`;

export const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic: withDate,
  'Hand-wound': withDate,
  Quartz: withButtons,
  'Solar quartz': withButtons,
};

export const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'Les gestes du poignet la remontent. Après un arrêt, tournez la couronne une vingtaine de fois.',
  'Hand-wound': 'Tournez la couronne une fois par jour, jusqu’à ce qu’elle résiste.',
  Quartz: 'Elle fonctionne avec une pile. Faites-la changer par un horloger, pour que le boîtier reste étanche.',
  'Solar quartz': 'La lumière la recharge. Ne la laissez pas des mois dans un tiroir.',
};
