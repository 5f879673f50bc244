// French of ./test-card-words.ts (sha256 b0c124b4dc01)
export const testCardMeanings = {
  success: 'Réussit aussitôt',
  declined: 'Est refusé',
  'insufficient-funds': 'Provision insuffisante',
  '3-d-secure': 'Demande une confirmation (3-D Secure)',
  delayed: 'Un compte bancaire qui paie après quelques secondes',
};

export const testNumberCopy = {
  missing: 'Saisissez un des numéros de test.',
  digitsOnly: 'Uniquement des chiffres. Saisissez un des numéros de test.',
  unknown:
    'Ce n’est pas un des numéros de test. Il n’a pas été envoyé. Vous ne pouvez pas utiliser de vraie carte ici.',
};
