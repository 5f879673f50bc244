// Spanish of ./manual-copy.ts (sha256 eba3c87f2aa6)
import type { Specification } from '@/domain/specification';

export const manualTitles = {
  reading: 'Cómo se lee',
  setting: 'Cómo se pone en hora',
  winding: 'Cómo se le da cuerda',
  care: 'Cuidados',
};

export const shows = (functions: string) => `Indica: ${functions}.`;

export const runsFor = (hours: number) => `Funciona durante ${hours} horas.`;

export const careCopy = (metres: number, isForSwimming: boolean) =>
  `Resistente al agua hasta ${metres} m${isForSwimming ? '' : ', así que no sirve para nadar ni bucear'}. Presione la corona hasta el fondo o enrósquela antes de que el reloj se moje. Enjuague el agua salada. Manténgalo lejos de imanes, de disolventes y del calor. Haga revisar las juntas cada dos años.`;

export const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic:
    'Tire de la corona, gírela hasta que la hora sea la correcta y vuelva a presionarla. No ajuste la fecha entre las 21:00 y las 3:00.',
  'Hand-wound':
    'Tire de la corona, gírela hasta que la hora sea la correcta y vuelva a presionarla. No ajuste la fecha entre las 21:00 y las 3:00.',
  Quartz:
    'Tire de la corona, gírela hasta que la hora sea la correcta y vuelva a presionarla. Un reloj digital se pone en hora con sus botones.',
  'Solar quartz':
    'Tire de la corona, gírela hasta que la hora sea la correcta y vuelva a presionarla. Un reloj digital se pone en hora con sus botones.',
};

export const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'El movimiento de la muñeca le da cuerda. Si ha estado parado, gire la corona unas veinte veces.',
  'Hand-wound': 'Gire la corona una vez al día hasta notar resistencia.',
  Quartz: 'Funciona con una pila. Encargue el cambio a un relojero, para que la caja siga siendo resistente al agua.',
  'Solar quartz': 'Lo carga la luz. No lo guarde meses en un cajón.',
};
