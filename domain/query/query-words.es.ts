// Spanish of ./query-words.ts (sha256 08f285a6c559)
import type { Sort } from '../filtering/filter-state';

/** Adjectives in all their forms: «negro», «negra», «negros», «negras»; «azul», «azules». */
const listOf = (...adjectives: readonly string[]) =>
  adjectives.flatMap((word) => {
    if (word.endsWith('o')) return ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending);
    return [word, /[aeiouá]$/.test(word) ? `${word}s` : `${word.replace('ó', 'o')}es`];
  });
const forms = (...adjectives: readonly string[]) => listOf(...adjectives).join('|');

export type Phrases = Readonly<Record<string, string>>;

export const movements: Phrases = {
  automatic: `${forms('automático')}|automatic|autocuerda|cuerda automática|carga automática|se da cuerda solo|se carga solo`,
  'hand-wound': 'cuerda manual|cuerda a mano|carga manual|de cuerda|a cuerda|darle cuerda|dar cuerda|manual|manuales',
  'automatic,hand-wound': forms('mecánico'),
  'quartz,solar': 'cuarzo',
  quartz: 'pila|pilas|batería|baterías|a pilas|de pilas',
  solar: `${forms('solar')}|cuarzo solar|carga solar|energía solar|luz solar|eco|eco drive`,
};

export const displays: Phrases = {
  digital: `${forms('digital')}|pantalla digital|LCD`,
  skeleton: `esqueleto|esqueletos|skeleton|${forms('esqueletizado', 'esqueletado', 'calado')}|mecanismo a la vista|maquinaria a la vista|mecanismo visible`,
  'hands-and-digits': `ana digi|anadigi|analógico y digital|analógico digital|${forms('mixto')}`,
  'hands,hands-and-digits,skeleton': forms('analógico'),
};

/** «cuero», «correa de cuero». */
const strapOf = (...materials: readonly string[]) =>
  materials
    .flatMap((each) => [each, ...['correa', 'correas', 'pulsera', 'brazalete'].map((noun) => `${noun} de ${each}`)])
    .join('|');

export const straps: Phrases = {
  leather: strapOf('cuero', 'piel'),
  suede: strapOf('ante', 'gamuza', 'serraje'),
  rubber: strapOf('caucho', 'goma'),
  resin: 'correa de resina|correas de resina|correa de plástico',
  bracelet:
    'brazalete|brazaletes|brazalete metálico|brazalete de acero|correa de acero|pulsera de acero|eslabones|brazalete de eslabones|armis',
  mesh: strapOf('malla', 'malla milanesa', 'malla de acero').concat(
    '|milanesa|milanés|correa milanesa|brazalete milanés|correa de malla milanesa',
  ),
  'bracelet,mesh': 'correa metálica|correa de metal|brazalete de metal|pulsera metálica|pulsera de metal',
  nato: 'NATO|correa NATO|correas NATO',
  textile: strapOf('tela', 'lona', 'nailon', 'nylon').concat('|textil|textiles|correa textil|correas textiles'),
};

export const cases: Phrases = {
  steel: 'acero|acero inoxidable|inoxidable|caja de acero|caja de acero inoxidable',
  'black-steel': 'acero negro|caja de acero negro|acero ennegrecido',
  'gold-tone': `oro|oro amarillo|${forms('dorado')}|tono dorado|tono oro|chapado en oro|color oro`,
  'rose-gold-tone': 'oro rosa|oro rosado|dorado rosa|tono oro rosa|color oro rosa',
  titanium: 'titanio|caja de titanio',
  bronze: 'bronce|caja de bronce',
  carbon: 'carbono|fibra de carbono|carbono negro|caja de carbono',
  resin: 'resina|plástico|caja de resina|caja de plástico',
};

export const functions: Phrases = {
  date: 'fecha|fechador|calendario|ventana de fecha|indicación de fecha',
  day: 'día de la semana|día y fecha|día y la fecha',
  chronograph: 'cronógrafo|cronógrafos|cronómetro|cronómetros|crono|cronos|chrono',
  tachymeter: 'taquímetro|taquímetros|escala taquimétrica|carreras|automovilismo|conducir',
  'turning-bezel':
    'bisel giratorio|bisel rotatorio|bisel unidireccional|bisel de buceo|luneta giratoria|bisel que gira',
  'small-seconds': 'segundero pequeño|pequeño segundero|subsegundero|segundero a las seis',
  '24-hours': '24 horas|24 h|veinticuatro horas',
  'second-time-zone':
    'GMT|huso horario|husos horarios|segundo huso|segundo huso horario|doble huso horario|dos husos horarios|segunda zona horaria|dos zonas horarias|zona horaria|zonas horarias|hora mundial|viaje|viajes|viajar|viajero',
  'power-reserve': 'reserva de marcha|indicador de reserva|reserva de energía',
  retrograde: forms('retrógrado'),
  'wandering-hours': 'horas errantes|hora errante|horas vagabundas|horas itinerantes',
  alarm: 'alarma|alarmas|despertador',
  timer: 'temporizador|cuenta atrás|cuenta regresiva',
  light: 'luz|retroiluminación|retroiluminado|iluminación|luz de fondo|luz de esfera',
  gps: 'GPS',
  compass: 'brújula',
  altimeter: 'altímetro',
  thermometer: 'termómetro|temperatura',
  'depth-meter': 'profundímetro|medidor de profundidad',
  tide: 'marea|mareas|gráfico de mareas|tabla de mareas',
  moon: 'fase lunar|fases lunares|fase de luna|fases de luna|fase de la luna|fases de la luna|lunar|edad de la luna',
  'helium-valve': 'válvula de helio|helio',
};

export const sorts = {
  price: `${forms('barato', 'económico', 'asequible')}|${listOf('barato', 'económico')
    .map((word) => `más ${word}`)
    .join('|')}|${listOf('caro')
    .flatMap((word) => ['menos', 'no', 'no muy', 'no tan', 'no demasiado'].map((start) => `${start} ${word}`))
    .join('|')}|no sea caro|no sea muy caro|no sea demasiado caro|precio más bajo|menor precio`,
  'price-down': `${listOf('caro')
    .map((word) => `más ${word}`)
    .join('|')}|precio más alto|mayor precio`,
  size: listOf('pequeño')
    .map((word) => `más ${word}`)
    .join('|'),
  'size-down': 'más grande|más grandes',
  newest: `${listOf('nuevo', 'reciente')
    .map((word) => `más ${word}`)
    .join('|')}|últimos`,
} satisfies Partial<Record<Sort, string>>;

export const waterWords = {
  resistant: `resistente al agua|resistentes al agua|resistencia al agua|${forms('sumergible', 'impermeable', 'acuático')}|nadar|natación|nadador|esnórquel|snorkel|playa|piscina|surf|surfista|bañarse`,
  dive: 'buceo|bucear|buzo|buzos|buceador|submarinismo|submarinista|diver|de buceo',
};

/** Shades follow the colour in Spanish: «azul claro». */
const coloured = (...colours: readonly string[]) =>
  listOf(...colours)
    .flatMap((word) => ['', ' claro', ' oscuro', ' intenso', ' pálido', ' vivo'].map((shade) => word + shade))
    .join('|');

export const dialColourWords = {
  black: coloured('negro'),
  white: coloured('blanco'),
  grey: coloured('gris'),
  blue: `${coloured('azul')}|celeste`,
  green: coloured('verde'),
  red: coloured('rojo'),
  orange: `${coloured('naranja')}|anaranjado|anaranjada`,
  yellow: coloured('amarillo'),
  brown: coloured('marrón'),
  pink: coloured('rosa', 'rosado'),
};
export const shades: readonly string[] = [''];

export const partWords =
  'correa correas brazalete brazaletes pulsera malla cuero piel ante gamuza caucho goma NATO textil tela lona resina caja ' +
  'bisel luneta aguja agujas segundero minutero segundos índice índices marca marcas número números cifras subesfera ' +
  'subesferas contador contadores costura costuras tubo tubos corona aro anillo cristal punta minutería ventana ' +
  'abertura marino petróleo oliva militar hielo noche';

export const redundant = {
  movement: 'movimiento calibre',
  display: 'esfera pantalla',
  strap: 'correa',
  case: 'caja',
  function: 'función complicación',
  dial: 'esfera',
};

const onWrists = (adjectives: readonly string[]) =>
  adjectives.flatMap((word) => [`muñeca ${word}`, `muñecas ${word}s`]).join('|');

const notToo = (...adjectives: readonly string[]) =>
  adjectives
    .flatMap((word) =>
      ['no muy', 'no demasiado', 'no tan', 'no sea muy', 'no sea demasiado', 'no sea tan'].map(
        (start) => `${start} ${word}`,
      ),
    )
    .join('|');

export const wishWords = {
  small: forms('pequeño', 'compacto', 'diminuto', 'chico'),
  notLarge: notToo('grande', 'grandes'),
  large: `${forms('grande', 'enorme', 'voluminoso')}|XL|oversized`,
  notSmall: notToo('pequeño', 'pequeña', 'pequeños'),
  thin: `${forms('fino', 'delgado', 'plano', 'extraplano', 'ultrafino')}|poco grosor`,
  notThick: notToo('grueso', 'gruesa', 'gruesos', 'alto'),
  light: `${forms('ligero', 'liviano', 'ultraligero')}|poco peso`,
  notHeavy: notToo('pesado', 'pesada', 'pesados'),
  heavy: forms('pesado'),
  thinWrist: onWrists(['fina', 'delgada', 'pequeña', 'estrecha']),
  thickWrist: onWrists(['grande', 'gruesa', 'ancha', 'fuerte']),
  child: 'niño|niña|niños|niñas|infantil|infantiles',
  formal: `${forms('elegante', 'formal')}|de vestir|para vestir|vestir|de etiqueta|etiqueta|boda|bodas|traje|esmoquin|oficina|negocios|entrevista|ejecutivo`,
  sporty: `deporte|deportes|${forms('deportivo')}|gimnasio|entrenar|entrenamiento|correr|fitness|running`,
  vegan: forms('vegano'),
  gift: 'regalo|regalos|regalar|regalarle|obsequio|cumpleaños|aniversario|Navidad|Reyes|graduación|comunión|regalo de cumpleaños|regalo de Navidad|regalo de boda|regalo de aniversario|día de la madre|día del padre|San Valentín|jubilación',
};

export const negationWords = 'sin no ni nunca tampoco excepto salvo menos aparte';

export const negationPattern =
  'otr[oa]s?(?: [a-z]+)? que(?: no)?|distint[oa]s?|en (?:vez|lugar)|(?:a|con) excepcion|fuera|evitar|evitando|excluir|odio|alergi(?:a|co|ca)';

export const nothingWords = 'nada';

export const ignoredBesideFilters = 'solo solamente únicamente nada excepto';

export const alternativeWords = 'o u ni';

export const negationFillerWords =
  'un una el la los las necesita necesite necesitan necesiten necesitar lleva lleve llevan lleven tiene tenga tienen ' +
  'usa use requiere requiera funciona funcione sea es quiero quiera quisiera me gusta gustan que con de en a';

// Plain text, without accents: «más pequeño» is «mas pequeno».
export const comparativeWords = {
  smaller: 'mas pequenos|mas pequenas|mas pequeno|mas pequena|menor',
  larger: 'mas grandes|mas grande|mayor',
  shorter: 'mas corto|mas corta',
  thinner: 'mas fino|mas fina|mas delgado|mas delgada|mas plano|mas plana',
  thicker: 'mas grueso|mas gruesa|mas alto|mas alta',
  lighter: 'mas ligero|mas ligera|mas liviano|mas liviana',
  heavier: 'mas pesado|mas pesada',
  cheaper: 'mas barato|mas barata|mas baratos|mas economico|mas economica|menos caro|menos cara',
  dearer: 'mas caro|mas cara',
  moreResistant: 'mas resistente al agua',
};

export const likeIntroduction =
  '(?:(?:algo|alguno|uno|un reloj) )?(?:como|(?:parecid[oa]s?|similar(?:es)?) al?|(?:una )?alternativas? al?|del estilo del?) ';

export const articles = 'el |la |los |las |un |una |mi ';

export const [like, but, and, than] = ['como', 'pero', 'y', 'que'] as const;

/** «me gustaría» has no word of a comparison. */
export const wouldLike = '(?!)';

export const nameFillers = 'y el la los un una reloj';

export const watchWords = 'reloj relojes';

export const stopWordList =
  `${watchWords} ` +
  'un una unos unas el la los las lo de del al a y e o u con sin para por en entre desde hasta que cual cuales quien como ' +
  'es son sea sean ser está están me mi mis tu tus su sus nos nuestro le les se te yo él ellos busco buscar buscando ' +
  'quiero quisiera querría gustaría necesito necesita necesite quiere quieren desea deseo dame deme muéstrame muestra ' +
  'mostrar ver enséñame encontrar encuentra encuentro comprar compro pulsera modelo modelos estilo tipo ' +
  'tenga tengan tiene tienen tener lleva lleve llevar use usa usar favor precio precios esfera esferas color colores ' +
  'movimiento calibre indicador algo alguno alguna alguien cualquier cualquiera pueda puedo puede podría debe debería pero ' +
  'también muy más tan bastante realmente bonito bonita bonitos bonitas bueno buena buen buenos genial mejor mejores ' +
  'perfecto perfecta ideal ideales quede queda quedan quedar sirva sirve vaya va persona gente recomendar recomienda ' +
  'recomiéndame recomendación sugerir sugerencia no ni nunca gusta gustan le aproximadamente unos sobre trabajo trabajar ' +
  'hay haya este esta estos ese esa cosa todo todos toda todas solo dé da cuando si pieza tamaño ancho anchura gastar pagar menos and';
