/** What each test number does. */
export const testCardMeanings = {
  success: 'Succeeds immediately',
  declined: 'Is declined',
  'insufficient-funds': 'Has insufficient funds',
  '3-d-secure': 'Asks you to confirm (3-D Secure)',
  delayed: 'A bank account that pays after a few seconds',
};

/** Messages for a typed number that is none of the test numbers. */
export const testNumberCopy = {
  missing: 'Enter one of the test numbers.',
  digitsOnly: 'Use digits only. Enter one of the test numbers.',
  unknown: 'This is not one of the test numbers. It was not sent. You cannot use a real card here.',
};
