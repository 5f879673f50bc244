// Spanish of ./synonyms.ts (sha256 daa71af13a19)
/**
 * Alternatives are in Spanish and in English, because names and some texts of the catalogue stay English. Neither phrases
 * nor alternatives have stop words such as «de»: the search removes them from queries and texts.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Every watch.
  'reloj|relojes': ['automatic', 'quartz', 'hand wound', 'automático', 'cuarzo', 'cuerda manual'],
  // Wearer.
  'mujer|mujeres|señora|señoras|dama|damas|femenino|femenina|chica|novia|esposa|madre|mamá|abuela|hermana|hija|prometida|ella|women':
    ['women', 'Mujer'],
  'hombre|hombres|caballero|caballeros|señor|masculino|masculina|chico|novio|marido|esposo|padre|papá|abuelo|hermano|hijo|prometido|men':
    ['men', 'Hombre'],
  'novedad|novedades|nuevo|nueva|nuevos|nuevas|recién llegado|recién llegados': ['new arrivals', 'Novedades'],
  // Makers and what they are known for.
  'Casio|resistente golpes|antigolpes|robusto|robusta|duro|duradero|duradera|resistente|resistentes|irrompible|indestructible|todoterreno':
    ['g shock'],
  'retro|vintage|años 60|años sesenta|1960|sesentero': ['undone'],
  'Navy Seals|Navy Seal|militar|militares|ejército': ['luminox'],
  'cinético|cinética': ['archetype'],
  // The dark.
  'lumen|luminoso|luminosa|luminosos|luminiscente|luminiscentes|material luminiscente|luminiscencia|fluorescente|brilla|brille|brillan|brillar|oscuridad|noche|brilla oscuridad|brille oscuridad|brillan oscuridad|brillar oscuridad|lee noche|ve noche|legible noche|legible oscuridad':
    ['luminous', 'tubes', 'luminiscente', 'tubos'],
  'tritio|tubos gas|tubos tritio|tubo|tubos|tritium': ['tritium', 'gas tubes', 'tubos gas'],
  // The case and what holds it.
  'correa|correas|pulsera|ancho asas': ['strap', 'Correa'],
  caja: ['case', 'Caja'],
  'cristal|vidrio': ['glass', 'crystal', 'Cristal'],
  'zafiro|cristal zafiro|inrayable|antirrayas|resistente arañazos': ['sapphire', 'zafiro'],
  'mineral|cristal mineral': ['mineral'],
  'plexiglás|plexi|hesalita|acrílico|cristal acrílico|metacrilato': ['acrylic', 'acrílico'],
  'antirreflejos|antirreflejo|antirreflectante|antirreflejante': ['anti reflective', 'antirreflectante'],
  'fondo transparente|fondo visto|fondo cristal|tapa transparente|trasera transparente': [
    'exhibition back',
    'glass back',
    'fondo transparente',
  ],
  'fondo|tapa|trasera': ['back', 'fondo'],
  'pulsador|pulsadores|botón|botones': ['pushers', 'buttons', 'pulsadores', 'botones'],
  'bisel|luneta': ['bezel', 'bisel'],
  'corona|corona roscada': ['crown', 'corona'],
  'cierre desplegable|cierre mariposa|mariposa|desplegable': ['folding clasp', 'cierre desplegable'],
  'hebilla|hebilla pasador|pasador': ['pin buckle', 'buckle', 'hebilla'],
  'pátina|latón': ['bronze', 'brass', 'bronce', 'latón'],
  // Dials and hands.
  'aguja|agujas|manecilla|manecillas': ['hands', 'hand', 'aguja', 'agujas'],
  'sola aguja|única aguja|monoaguja|sola manecilla': ['one hand', 'sola aguja'],
  'hora saltante|horas saltantes|saltante': ['wandering hours', 'horas errantes'],
  'corazón abierto|open heart|openheart': ['openheart', 'balance', 'volante'],
  'volante|balancín': ['balance', 'volante'],
  'subesfera|subesferas|contador|contadores|totalizador': [
    'sub dial',
    'registers',
    'concave',
    'subesfera',
    'subesferas',
    'contadores',
    'cóncavo',
  ],
  'números romanos|numeración romana|romano|romanos': ['roman', 'romanos'],
  'números arábigos|números árabes|arábigo|arábigos': ['arabic', 'arábigos'],
  'número|números|cifras|numerales': ['numerals', 'números'],
  'ferrocarril|tren|ferroviario|estación': ['railway', 'ferrocarril'],
  'negro|negra': ['black', 'negro', 'negra'],
  'blanco|blanca': ['white', 'blanco', 'blanca'],
  gris: ['gray', 'gris'],
  azul: ['blue', 'navy', 'azul'],
  'marino|azul marino|azul noche': ['navy', 'azul marino'],
  'verde|verdes': ['green', 'verde'],
  'rojo|roja|rojos|rojas': ['red', 'rojo', 'roja', 'rojos'],
  'amarillo|amarilla': ['yellow', 'amarillo', 'amarilla'],
  'marrón|café|chocolate': ['brown', 'marrón'],
  'naranja|anaranjado': ['orange', 'naranja'],
  'plata|plateado|plateada': ['silver', 'plateado', 'plateada'],
  'burdeos|granate|vino|color vino|borgoña': ['burgundy', 'burdeos'],
  'beige|beis|marfil|hueso|cáscara huevo': ['cream', 'sand', 'crema', 'arena'],
  'crema|color crema': ['cream', 'crema'],
  'turquesa|aguamarina|petróleo|azul petróleo|verde azulado': ['teal', 'azul petróleo'],
  'caqui|oliva|verde oliva|verde militar': ['olive', 'oliva'],
  'salmón|melocotón|color salmón': ['salmon', 'salmón'],
  'champán|champaña|color champán': ['champagne', 'champán'],
  'cobre|cobrizo|cobriza': ['copper', 'cobriza'],
  'arena|color arena': ['sand', 'arena'],
  'hielo|azul hielo|azul claro': ['ice blue', 'teal', 'azul hielo'],
  'rayos sol|sunburst|sunray': ['sunray', 'rayos sol'],
  mate: ['matte', 'mate'],
  // Movements and functions.
  'movimiento|maquinaria|mecanismo|calibre': ['movement', 'Movimiento'],
  'cuerda|remonte': ['hand wound', 'cuerda manual'],
  'mecacuarzo|meca cuarzo|mecaquartz|meca quartz|híbrido': ['mecha quartz', 'mecacuarzo'],
  'parada segundero|stop segundero': ['stop', 'parada segundero'],
  'presión|barométrico|presión atmosférica|barómetro': ['barometer', 'pressure', 'barómetro'],
  'senderismo|montaña|montañismo|excursión|excursiones|trekking|aire libre|escalada': [
    'altimeter',
    'compass',
    'altímetro',
    'brújula',
  ],
  'enfermera|enfermero|enfermería|médico|médica|sanitario': ['central seconds', 'segundero central'],
  'edición limitada|limitado|limitada|serie limitada|numerado|numerada|raro': ['limited run', 'edición limitada'],
  'luna|lunas': ['moon', 'luna'],
  'sol luna|día noche': ['sun moon', 'day night', 'sol luna'],
  'vibración|vibrar|vibra|alarma vibración': ['vibration', 'vibración'],
  'rueda pilares|rueda columnas': ['column wheel', 'rueda pilares'],
  'hecho mano|hecha mano|artesanal|montado mano': ['archetype'],
  'Suiza|suizo|suiza|suizos|swiss made': ['swiss'],
};
