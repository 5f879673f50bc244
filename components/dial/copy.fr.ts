// French of ./copy.ts (sha256 e8d6738155f5)
export const dialCopy = {
  slider: 'Heure sur le cadran',
  now: 'Maintenant',
  close: 'Fermer',
  notLoaded: 'Le cadran n’a pas pu être chargé. Déplacez de nouveau le curseur pour réessayer.',
};
