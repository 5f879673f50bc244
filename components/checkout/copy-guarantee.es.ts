// Spanish of ./copy-guarantee.ts (sha256 b3fd2421b5e0)
import { legalGuarantee } from '@/data/law';

/** The EU's harmonised notice, also on /warranty (docs/product.md 38.1). */
export const guaranteeCopy = {
  title: 'Garantía legal de conformidad en la UE',
  points: [
    `En la UE tiene una garantía legal de conformidad de al menos ${legalGuarantee.years} años desde la entrega, sea cual sea la garantía comercial del fabricante. Algunos países, como España, dan más.`,
    'Si un reloj es defectuoso o no corresponde a la descripción, lo reparamos o lo sustituimos sin coste alguno para usted.',
    'Si eso no es posible, tarda demasiado o le causa inconvenientes graves, le devolvemos una parte o la totalidad del precio.',
  ],
  more: 'Sus derechos en «Your Europe»',
};
