// German of ./test-card-words.ts (sha256 b0c124b4dc01)
export const testCardMeanings = {
  success: 'Gelingt sofort',
  declined: 'Wird abgelehnt',
  'insufficient-funds': 'Ist nicht ausreichend gedeckt',
  '3-d-secure': 'Verlangt eine Bestätigung (3-D Secure)',
  delayed: 'Ein Bankkonto, das nach einigen Sekunden zahlt',
};

export const testNumberCopy = {
  missing: 'Geben Sie eine der Testnummern ein.',
  digitsOnly: 'Nur Ziffern. Geben Sie eine der Testnummern ein.',
  unknown: 'Das ist keine der Testnummern. Sie wurde nicht gesendet. Eine echte Karte können Sie hier nicht benutzen.',
};
