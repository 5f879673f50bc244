// French of ./copy.ts (sha256 3fb39465e0a6)
export const rotationCopy = {
  view: (name: string) =>
    `${name}. Faites glisser ou utilisez les touches fléchées pour faire tourner la montre, plus et moins pour agrandir ou réduire`,
  sides: { front: 'Face', back: 'Dos', side: 'Côté' },
  sidesOf: (name: string) => `Vues\u00A0: ${name}`,
  close: 'Retour aux images',
  loading: 'Chargement de la vue en 3D',
  shown: 'Vous pouvez maintenant faire tourner la montre.',
  sidesShown: {
    front: 'La montre est vue de face.',
    back: 'La montre est vue de dos.',
    side: 'La montre est vue de côté.',
  },
  lost: 'Le navigateur n’a plus assez de mémoire graphique. Appuyez de nouveau pour faire tourner la montre.',
};
