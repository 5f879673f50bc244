// Spanish of ./test-card-words.ts (sha256 b0c124b4dc01)
export const testCardMeanings = {
  success: 'Se acepta de inmediato',
  declined: 'Se rechaza',
  'insufficient-funds': 'No tiene fondos suficientes',
  '3-d-secure': 'Pide una confirmación (3-D Secure)',
  delayed: 'Una cuenta bancaria que paga al cabo de unos segundos',
};

export const testNumberCopy = {
  missing: 'Introduzca uno de los números de prueba.',
  digitsOnly: 'Use solo cifras. Introduzca uno de los números de prueba.',
  unknown: 'No es uno de los números de prueba. No se ha enviado. Aquí no puede usar una tarjeta real.',
};
