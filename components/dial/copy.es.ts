// Spanish of ./copy.ts (sha256 e8d6738155f5)
export const dialCopy = {
  slider: 'Hora en la esfera',
  now: 'Ahora',
  close: 'Cerrar',
  notLoaded: 'No se ha podido cargar la esfera. Vuelva a mover el control deslizante para intentarlo de nuevo.',
};
