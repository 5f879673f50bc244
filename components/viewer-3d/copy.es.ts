// Spanish of ./copy.ts (sha256 3fb39465e0a6)
export const rotationCopy = {
  view: (name: string) =>
    `${name}. Arrastre o use las teclas de flecha para girarlo, y las teclas más y menos para ampliar o reducir`,
  sides: { front: 'De frente', back: 'Por detrás', side: 'De lado' },
  sidesOf: (name: string) => `Vistas de ${name}`,
  close: 'Volver a las imágenes',
  loading: 'Cargando la vista en 3D',
  shown: 'Ya puede girar el reloj.',
  sidesShown: {
    front: 'El reloj se ve de frente.',
    back: 'El reloj se ve por detrás.',
    side: 'El reloj se ve de lado.',
  },
  lost: 'El navegador se ha quedado sin memoria gráfica. Vuelva a pulsar para girar el reloj.',
};
