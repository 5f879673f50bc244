// French of ./makers-copy.ts (sha256 436ddffd7dc5)
export const safetyTitle = 'Sécurité et fabricant';

export const safetyTerms = {
  maker: 'Fabricant',
  postal: 'Adresse',
  electronic: 'E-mail',
  responsible: 'Personne responsable dans l’UE',
  responsiblePostal: 'Adresse de la personne responsable dans l’UE',
  responsibleElectronic: 'E-mail de la personne responsable dans l’UE',
  type: 'Type',
  battery: 'Pile',
  warnings: 'Avertissements',
};

export const unknownSafety = 'À indiquer par l’exploitant avant toute vente dans l’UE';

export const safetyValues = { noBattery: 'Aucune', battery: 'Pile bouton', noWarning: 'Aucun connu' };

export const batteryWarning =
  'Contient une pile bouton. Tenir hors de portée des enfants\u00A0; en cas d’ingestion, consulter immédiatement un médecin.';
