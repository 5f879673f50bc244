// Spanish of ./manual-copy.ts (sha256 eba3c87f2aa6)
import type { Specification } from '@/domain/specification';

export const manualTitles = {
  reading: 'Cómo se lee',
  setting: 'Cómo se pone en hora',
  winding: 'Cómo se le da cuerda',
  care: 'Cuidado',
};

export const shows = (functions: string) => `Indica: ${functions}.`;

export const runsFor = (hours: number) => `Marcha ${hours} horas.`;

export const careCopy = (metres: number, isForSwimming: boolean) =>
  `Resistente al agua hasta ${metres} m${isForSwimming ? '' : ', así que no sirve para nadar ni bucear'}. Meta la corona o enrósquela antes de que el reloj se moje. Enjuague el agua salada. Manténgalo lejos de imanes, disolventes y calor. Haga revisar las juntas cada dos años.`;

export const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic:
    'Saque la corona, gírela hasta que la hora sea la correcta y vuelva a meterla. No ajuste la fecha entre las 21:00 y las 3:00.',
  'Hand-wound':
    'Saque la corona, gírela hasta que la hora sea la correcta y vuelva a meterla. No ajuste la fecha entre las 21:00 y las 3:00.',
  Quartz:
    'Saque la corona, gírela hasta que la hora sea la correcta y vuelva a meterla. Un reloj digital se pone en hora con sus botones.',
  'Solar quartz':
    'Saque la corona, gírela hasta que la hora sea la correcta y vuelva a meterla. Un reloj digital se pone en hora con sus botones.',
};

export const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'El movimiento de la muñeca le da cuerda. Después de un descanso, gire la corona unas veinte veces.',
  'Hand-wound': 'Gire la corona una vez al día hasta notar resistencia.',
  Quartz: 'Lo mueve una pila. Haga que se la cambie un relojero, para que la caja siga siendo resistente al agua.',
  'Solar quartz': 'Lo carga la luz. No lo guarde meses en un cajón.',
};
