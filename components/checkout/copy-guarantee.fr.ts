// French of ./copy-guarantee.ts (sha256 b3fd2421b5e0)
import { legalGuarantee } from '@/data/law';

/** The EU's harmonised notice, also on /warranty (docs/product.md 38.1). */
export const guaranteeCopy = {
  title: 'Garantie légale de conformité dans l’UE',
  points: [
    `Dans l’UE, vous avez une garantie légale de conformité d’au moins ${legalGuarantee.years} ans à compter de la livraison, quelle que soit la garantie du fabricant. Certains pays accordent davantage.`,
    'Si une montre est défectueuse ou non conforme à sa description, nous la réparons ou la remplaçons gratuitement.',
    'Si c’est impossible, si cela prend trop de temps ou vous cause un inconvénient majeur, tout ou partie du prix vous est remboursé.',
  ],
  more: 'Vos droits sur «\u00A0L’Europe est à vous\u00A0»',
};
