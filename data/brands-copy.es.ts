// Spanish of ./brands-copy.ts (sha256 f8929349cb73)
import type { CatalogueName } from '@/domain/watch-key';

export const brandCopy = {
  xerix: {
    title: 'Relojes Xeric',
    tagline: 'Llamativas máquinas del tiempo para todos.',
    description:
      'Es la marca de relojes mecánicos que más dinero ha reunido con micromecenazgo, y se ve adónde ha ido: horas errantes, agujas que vuelven de un salto, medio círculo donde se espera uno entero. Aprender cada uno lleva un día, y luego cuesta dejarlo.',
    metaDescription:
      'Seis relojes Xeric, entre ellos horas errantes, una fecha retrógrada y una indicación en semicírculo, desde 229 €. Con todas las medidas y pesos.',
  },
  archetype: {
    title: 'Relojes Archetype',
    tagline: 'Maravillas mecánicas asequibles.',
    description:
      'Relojes automáticos esqueletizados, con movimientos mecánicos montados a mano que se mueven con la energía cinética de quien los lleva. Sin pilas. Las esferas están caladas, del todo o en parte, para que se vea trabajar al resto.',
    metaDescription:
      'Seis automáticos esqueletizados de Archetype, montados a mano y sin pilas, desde 269 €. Se ve cada puente y se indica cada medida.',
  },
  timex: {
    title: 'Relojes Timex',
    tagline: '6 modelos para elegir.',
    description:
      'Relojes de calidad desde 1854. Esferas de campo, de vestir y de ferrocarril que se leen con el brazo estirado y solo piden una pila nueva cada varios años, y algunas ni eso.',
    metaDescription:
      'Seis relojes Timex: esferas de campo, de vestir y de ferrocarril de un fabricante que empezó en 1854, desde 109 €, menos los fines de semana.',
  },
  gshock: {
    title: 'Relojes G-Shock',
    tagline: 'Selección completa de ediciones limitadas.',
    description:
      'Relojes Casio muy resistentes y duraderos, con funciones como GPS, mareas, profundímetro, altímetro, barómetro, brújula y esfera solar. Hechos para caerse y para decir qué hará el tiempo después.',
    metaDescription:
      'Seis relojes G-Shock de resina, digitales y mixtos, con modelos con GPS, mareas, profundidad, brújula o carga solar, desde 84 €. Todos resistentes al agua.',
  },
  california: {
    title: 'Relojes California',
    tagline: 'Mitad romano, mitad arábigo, todo esfera.',
    description:
      'Diseñados con relieve: subesferas cóncavas, índices aplicados en alto, esferas abombadas y agujas esqueleto. La mitad de los números son romanos y la otra mitad arábigos, lo que en el oficio se llama esfera California.',
    metaDescription:
      'Seis relojes de California Watch Co. con esferas abombadas, subesferas cóncavas y números mitad romanos y mitad arábigos, desde 79 €.',
  },
  luminox: {
    title: 'Relojes Luminox',
    tagline: 'Swiss Made y con luz propia.',
    description:
      'Marca fundada en 1989, Swiss Made, desarrollada para los Navy SEAL. Los pequeños tubos luminosos de las agujas y los índices no necesitan luz para cargarse, así que el reloj se lee igual a medianoche, a mediodía y a cuarenta metros bajo el agua.',
    metaDescription:
      'Seis relojes Luminox, Swiss Made y desarrollados para los Navy SEAL, con tubos que brillan sin cargarse, de 359 a 549 €.',
  },
  undone: {
    title: 'Relojes Undone',
    tagline: 'Estilo retro de los años 60.',
    description:
      'Estilo retro de los años 60: cinco cronógrafos con taquímetro y uno que se pasa sin él, en los colores que tuvieron los coches y los vestíbulos de los cines. El aspecto tiene sesenta años; los movimientos, no.',
    metaDescription:
      'Seis relojes Undone con el estilo retro de los años 60, cinco de ellos cronógrafos con taquímetro, de 229 a 399 €.',
  },
} satisfies Partial<Record<CatalogueName, unknown>>;

export const womensCopy = {
  name: 'Mujer',
  title: 'Relojes de mujer',
  description:
    'Cajas más pequeñas de varios de nuestros fabricantes: acero en tono oro rosa, malla y cuero, y alguno que no es nada de eso. Para muñecas más finas, con todas las medidas indicadas, para que no tenga que adivinar.',
  metaDescription:
    'Seis relojes de mujer con caja más pequeña, con malla, cuero y más, de 89 a 609 €. Con medidas de caja, de asa a asa y de muñeca.',
};

export const newArrivalsCopy = {
  name: 'Novedades',
  title: 'Novedades',
  description:
    'Los seis últimos en llegar a la tienda, cada uno de un fabricante distinto. Uno de ellos es una edición limitada de 1969 unidades, numeradas en el fondo.',
  metaDescription:
    'Los seis relojes más nuevos de Odd Hours, cada uno de un fabricante distinto, de 129 a 639 €, entre ellos una edición limitada de 1969 unidades.',
};

export const everythingCopy = {
  name: 'Todos los relojes',
  title: 'Todos los relojes',
  description:
    'Todos los relojes de la tienda, fabricante a fabricante: siete marcas, los relojes de mujer y las novedades. No hay dos que compartan nombre, esfera ni ficha técnica.',
  metaDescription: (watchCount: number) =>
    `Los ${watchCount} relojes de Odd Hours, de 79 a 639 €: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox y Undone.`,
};

export const laterPageTitle = (title: string, page: number) => `${title}, página ${page}`;
