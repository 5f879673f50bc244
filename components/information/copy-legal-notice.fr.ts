// French of ./copy-legal-notice.ts (sha256 e6f3e449c65b)
import { site } from '@/data/site';

export const legalNoticeCopy = {
  description: `Qui vend chez ${site.name}, comment nous joindre et quelles conditions s’appliquent à une commande\u00A0: prix, frais, paiement, livraison et retours.`,
  intro: 'Qui est le vendeur, comment nous joindre et quelles conditions s’appliquent à chaque commande.',
  seller: {
    title: 'Éditeur et vendeur',
    representative: 'Représentant légal et directeur de la publication',
    registration: 'Immatriculation',
    vatNumber: 'Numéro de TVA intracommunautaire',
    host: 'Hébergeur',
  },
  prices: (currency: string) => `La page de chaque montre indique son prix, d’abord en ${currency}.`,
  charges: 'Frais qui s’ajoutent au prix',
  payment: 'Vous payez à la commande. Nous expédions les montres une fois votre paiement reçu.',
  delivery: 'Délais de livraison',
  returns: 'Retours, annulation, rétractation',
};
