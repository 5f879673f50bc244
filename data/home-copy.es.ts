// Spanish of ./home-copy.ts (sha256 086ec019af39)
export const promotionCopy = {
  designer: 'Relojes de marcas de diseño a precios más bajos.',
  nextOrder: (discount: string) => `${discount} en el próximo pedido al comprar un reloj.`,
  weekend: 'Ahorre hasta un 30\u00A0% este fin de semana.',
  choice: '¿Xeric o Archetype? Elija su reloj favorito entre los dos.',
};

export const headline = 'Es hora de ser diferente.';

export const heroCopy = { newArrivals: 'Ver las novedades', all: (count: number) => `Ver los ${count}` };

export const oddHoursCopy = {
  1: 'Una aguja, una vuelta al día. El mediodía está arriba, la medianoche abajo.',
  3: 'Tres discos llevan las horas, cuatro en cada uno. El que está de servicio recorre los minutos.',
  5: 'Uno de cada cinco minutos lleva número. Aquí los minutos van primero.',
  7: 'Siete ruedas y un volante, y se cuentan desde delante.',
  9: 'Tubos verdes todo alrededor, menos el de las nueve. Ese es el lado de babor, así que es rojo.',
  11: 'Gran Bretaña perdió una vez once días en una noche. Esta aguja de fecha sube hasta el 31 y luego cae al 1.',
};

export const popularCopy = {
  xerix: ['Xeric', 'Ver Xeric'],
  archetype: ['Archetype', 'Ver Archetype'],
  times: ['Times en oferta', 'Ver Times'],
  gshock: ['G-Shock', 'Ver G-Shock'],
} as const;
