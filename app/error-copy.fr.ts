// French of ./error-copy.ts (sha256 1a49477bcc9d)
export const pageErrorCopy = {
  title: 'Cette page n’a pas pu être chargée.',
  text: 'Veuillez réessayer. Votre panier et votre liste d’envies n’ont pas changé. Si cela se reproduit, écrivez à',
  retry: 'Réessayer',
};
