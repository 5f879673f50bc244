// French of ./query-words.ts (sha256 08f285a6c559)
import type { Sort } from '../filtering/filter-state';

/** Adjectives in all their forms, separated by `|`. */
const forms = (...adjectives: readonly string[]) =>
  adjectives
    .flatMap((word) => (word.endsWith('e') ? ['', 's'] : ['', 's', 'e', 'es']).map((ending) => word + ending))
    .join('|');

/** A material alone, and as the material of a strap: « cuir », « bracelet en cuir ». */
const strapOf = (...materials: readonly string[]) => [...materials, ...materials.map(onlyStrapOf)].join('|');
const onlyStrapOf = (material: string) =>
  ['bracelet', 'bracelet en', 'bracelet de', 'bracelets en'].map((words) => `${words} ${material}`).join('|');

/** A material alone, and as the material of a case. */
const caseOf = (...materials: readonly string[]) =>
  materials.flatMap((each) => [each, `boîtier ${each}`, `boîtier en ${each}`]).join('|');

export type Phrases = Readonly<Record<string, string>>;

export const movements: Phrases = {
  automatic:
    'automatique|automatiques|automatic|auto|remontage automatique|se remonte seule|se remonte seul|se remonte toute seule|se remonte tout seul',
  'hand-wound':
    'remontage manuel|remontage à la main|remontée à la main|remonter à la main|à remonter|manuel|manuelle|manuels|manuelles',
  'automatic,hand-wound': 'mécanique|mécaniques',
  'quartz,solar': 'quartz',
  quartz: 'pile|piles|à pile|changement de pile',
  solar: 'solaire|solaires|quartz solaire|énergie solaire|charge solaire|eco|eco drive',
};

export const displays: Phrases = {
  digital: `${forms('numérique', 'digital')}|digitaux|affichage numérique|affichage digital|écran numérique|LCD`,
  skeleton: `squelette|squelettes|skeleton|${forms('ajouré', 'squeletté')}|mouvement apparent|mouvement visible|mécanisme apparent|mécanisme visible`,
  'hands-and-digits': 'ana digi|anadigi|analogique et numérique|analogique numérique|aiguilles et chiffres',
  'hands,hands-and-digits,skeleton': 'analogique|analogiques|affichage analogique',
};

export const straps: Phrases = {
  leather: strapOf('cuir'),
  suede: strapOf('daim', 'nubuck', 'cuir suédé', 'veau velours'),
  rubber: strapOf('caoutchouc', 'gomme'),
  resin: ['résine', 'plastique'].map(onlyStrapOf).join('|'),
  bracelet: `${['acier', 'acier inoxydable', 'inox', 'maillons'].map(onlyStrapOf).join('|')}|bracelet à maillons|maillons`,
  mesh: `${strapOf('maille', 'maille milanaise', 'mesh', 'maille acier')}|milanais|milanaise|bracelet milanais`,
  'bracelet,mesh': `${onlyStrapOf('métal')}|bracelet métallique|bracelets métalliques`,
  nato: strapOf('NATO'),
  textile: strapOf('textile', 'tissu', 'toile', 'nylon', 'canvas'),
};

export const cases: Phrases = {
  steel: caseOf('acier', 'acier inoxydable', 'inox'),
  'black-steel': caseOf('acier noir', 'acier noirci'),
  'gold-tone': `${caseOf('or', 'or jaune')}|${forms('doré')}|plaqué or|couleur or`,
  'rose-gold-tone': `${caseOf('or rose')}|doré rose|dorée rose|dorées rose|dorés rose`,
  titanium: caseOf('titane', 'titanium'),
  bronze: caseOf('bronze'),
  carbon: caseOf('carbone', 'carbon', 'carbone noir', 'fibre de carbone'),
  resin: caseOf('résine', 'plastique'),
};

export const functions: Phrases = {
  date: 'date|dates|dateur|quantième|guichet de date|guichet date|affichage de la date|calendrier',
  day: 'jour de la semaine|jour et date|jour date',
  chronograph: 'chronographe|chronographes|chrono|chronos|chronomètre|chronomètres',
  tachymeter: 'tachymètre|tachymètres|tachymétrique|échelle tachymétrique|course automobile|sport automobile',
  'turning-bezel':
    'lunette tournante|lunette rotative|lunette unidirectionnelle|lunette tournante unidirectionnelle|lunette de plongée',
  'small-seconds': 'petite seconde|petites secondes|petite trotteuse',
  '24-hours': '24 heures|24 h|affichage 24 heures|vingt quatre heures',
  'second-time-zone':
    'GMT|second fuseau|second fuseau horaire|deuxième fuseau|deuxième fuseau horaire|double fuseau|double fuseau horaire|deux fuseaux|deux fuseaux horaires|fuseau horaire|fuseaux horaires|heure mondiale|heure du monde|heures du monde|voyage|voyages|voyager',
  'power-reserve': 'réserve de marche',
  retrograde: 'rétrograde|rétrogrades',
  'wandering-hours': 'heures vagabondes|heure vagabonde|heures errantes',
  alarm: 'alarme|alarmes|réveil|sonnerie',
  timer: 'minuteur|compte à rebours|timer',
  light: `éclairage|éclairage du cadran|rétroéclairage|rétro éclairage|${forms('rétroéclairé')}`,
  gps: 'GPS',
  compass: 'boussole|compas',
  altimeter: 'altimètre',
  thermometer: 'thermomètre|température',
  'depth-meter': 'profondimètre|mesure de profondeur|mesure la profondeur',
  tide: 'marée|marées|graphique des marées|heures des marées',
  moon: 'phase de lune|phases de lune|phase lunaire|phases lunaires|phases de la lune|âge de la lune',
  'helium-valve': 'valve à hélium|hélium',
};

/** Adjectives after a word, with or without accents: « moins chère ». */
const after = (words: string, adjectives: string) =>
  adjectives
    .split('|')
    .map((each) => `${words} ${each}`)
    .join('|');

const superlative = (adjectives: string) =>
  ['la', 'le', 'les'].map((word) => after(`${word} plus`, adjectives)).join('|');

export const sorts = {
  price: `${after('moins', forms('cher'))}|${after('pas', forms('cher'))}|${after('pas trop', forms('cher'))}|bon marché|${forms('abordable', 'économique')}|petit prix|petits prix|petit budget`,
  'price-down': `${after('plus', forms('cher'))}|haut de gamme`,
  size: superlative(forms('petit')),
  'size-down': superlative(`${forms('grand')}|gros|grosse|grosses`),
  newest: `${after('plus', forms('récent'))}|${forms('récent')}|dernières arrivées`,
} satisfies Partial<Record<Sort, string>>;

export const waterWords = {
  resistant: `${forms('étanche')}|étanchéité|waterproof|résistant à l’eau|résistante à l’eau|résistantes à l’eau|nager|nage|natation|nageur|nageuse|baignade|baigner|piscine|plage|surf|surfer|surfeur|snorkeling`,
  dive: 'plongée|plonger|plongeur|plongeurs|plongeuse|diver|scuba',
};

/** A colour in all its forms, and its shades: « bleu clair ». */
const colour = (...words: readonly string[]) =>
  words
    .flatMap((word) => ['', ' clair', ' foncé', ' pâle', ' vif', ' profond', ' sombre'].map((shade) => word + shade))
    .join('|');
const colourForms = (word: string) => colour(...forms(word).split('|'));

export const dialColourWords = {
  black: colourForms('noir'),
  white: colour('blanc', 'blancs', 'blanche', 'blanches'),
  grey: colourForms('gris'),
  blue: `${colourForms('bleu')}|bleu nuit|bleu ciel`,
  green: colourForms('vert'),
  red: colourForms('rouge'),
  orange: colour('orange', 'oranges', 'orangé', 'orangée'),
  yellow: colourForms('jaune'),
  brown: colour(...forms('brun').split('|'), 'marron', 'marrons'),
  pink: colour('rose', 'roses'),
};
export const shades: readonly string[] = [''];

/** With nouns of shades: « vert olive ». A colour after « le » is a noun: « dans le noir ». */
export const partWords =
  'bracelet bracelets lanière lanières maille cuir daim caoutchouc nato textile tissu toile résine boîtier boîtiers lunette ' +
  'lunettes aiguille aiguilles carbone seconde secondes trotteuse index chiffre chiffres compteur compteurs couture ' +
  'coutures tube tubes couronne verre pointe minuterie guichet disque disques fond marine canard olive pétrole glacier militaire armée le';

export const redundant = {
  movement: 'mouvement calibre',
  display: 'affichage cadran',
  strap: '',
  case: '',
  function: 'fonction complication',
  dial: '',
};

/** « petit poignet », « poignets fins ». */
const onWrists = (before: string, behind: string) =>
  ['poignet', 'poignets']
    .flatMap((wrist) => [
      ...before.split('|').map((word) => `${word} ${wrist}`),
      ...behind.split('|').map((word) => `${wrist} ${word}`),
    ])
    .join('|');
const big = `${forms('grand', 'gros', 'large', 'imposant')}|grosse|grosses`;

export const wishWords = {
  small: `${forms('petit', 'compact', 'minuscule', 'discret')}|${after('plus', forms('petit'))}|discrète`,
  notLarge: `${after('pas trop', big)}|${after('pas', big)}|rien de trop grand|rien de trop gros`,
  large: `${big}|${after('plus', big)}|énorme|XL|oversize`,
  notSmall: `${after('pas trop', forms('petit'))}|${after('pas', forms('petit'))}|rien de trop petit`,
  thin: `${forms('fin', 'mince', 'plat')}|${after('plus', forms('fin', 'mince', 'plat'))}|${after('extra', forms('plat', 'fin'))}|${after('ultra', forms('plat', 'fin'))}|très fine|très plate`,
  notThick: `${after('pas trop', 'épais|épaisse|épaisses')}|${after('pas', 'épais|épaisse|épaisses')}`,
  light: `léger|légers|légère|légères|${after('plus', 'léger|légère|légères')}|poids plume`,
  notHeavy: `${after('pas trop', forms('lourd'))}|${after('pas', forms('lourd'))}`,
  heavy: `${forms('lourd', 'pesant')}|${after('plus', forms('lourd'))}`,
  thinWrist: onWrists('petit|petits', `${forms('fin', 'mince', 'étroit', 'menu')}|petit|petits`),
  thickWrist: onWrists('gros|grand|grands|large|larges', `${forms('large', 'fort')}|épais`),
  child: 'enfant|enfants|fillette|garçonnet',
  formal: `${forms('élégant', 'habillé', 'chic', 'classe')}|formel|formelle|mariage|costume|smoking|soirée|cérémonie|bureau|entretien|entretien d’embauche|montre de ville|dress watch|black tie`,
  sporty:
    'sport|sports|sportif|sportifs|sportive|sportives|gym|salle de sport|fitness|entraînement|musculation|jogging|course à pied|courir|running',
  vegan: 'vegan|végan|végane|véganes|végétalien|végétalienne|véganisme',
  gift: 'cadeau|cadeaux|idée cadeau|cadeau d’anniversaire|anniversaire|anniversaire de mariage|Noël|cadeau de Noël|Saint Valentin|fête des mères|fête des pères|diplôme|remise de diplôme|baccalauréat|communion|retraite|départ à la retraite|cadeau de mariage',
};

export const negationWords = 'sans pas ni non jamais aucun aucune sauf hormis excepté hors part';

export const negationPattern =
  'autres?(?: [a-z]+)? que|plutot que|au lieu|a la place|a lexception|en dehors|eviter|evitez|exclure|deteste|allergique (?:a|au|aux)';

export const nothingWords = 'rien';

export const ignoredBesideFilters = 'seulement uniquement rien d’autre sauf';

export const alternativeWords = 'ou ni';

export const negationFillerWords = 'un une le la les de du des d en à avec besoin';

// Plain text, without accents.
export const comparativeWords = {
  smaller: after('plus', forms('petit')),
  larger: `${after('plus', forms('grand', 'gros'))}|plus grosse|plus grosses`,
  shorter: after('plus', forms('court')),
  thinner: `${after('plus', forms('fin', 'mince', 'plat'))}|moins epaisse|moins epaisses|moins epais`,
  thicker: 'plus epaisse|plus epaisses|plus epais',
  lighter: `plus legere|plus legeres|plus leger|plus legers|${after('moins', forms('lourd'))}`,
  heavier: after('plus', forms('lourd')),
  cheaper: `${after('moins', forms('cher'))}|${after('plus', forms('abordable'))}|meilleur marche`,
  dearer: after('plus', forms('cher')),
  moreResistant: after('plus', forms('etanche')),
};

export const likeIntroduction =
  '(?:(?:quelque chose|une montre|une|un modele) )?(?:(?:de|dans le|du) (?:genre|style) (?:de |du )?|(?:qui ressemble|ressemblant|semblable|similaire|proche|alternatives?) (?:a|au|de|du) |comme )';

export const articles = 'la |le |les |une |un |ma |mon ';

export const [like, but, and, than] = ['comme', 'mais', 'et', 'que'] as const;

/** « j’aimerais » has no word of a comparison. */
export const wouldLike = '(?!)';

export const nameFillers = 'et la le les une un montre de';

export const watchWords = 'montre montres garde-temps';

export const stopWordList =
  `${watchWords} ` +
  'un une des le la les l de du d au aux à en et ou avec sans pour par sur dans chez ce cet cette ces ça c est sont être il ' +
  'ils on nous vous je j tu me m moi te se s mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs qui ' +
  'que quoi dont où quel quelle quels quelles ne n pas ni non jamais aucun aucune plus très trop bien assez plutôt vraiment ' +
  'tout toute tous toutes mais comme même j’ai j’aime j’aimerais c’est qu’il qu’elle qui’l d’un d’une n’a n’est s’il ' +
  'cherche chercher recherche voudrais veux voudrait souhaite souhaiterais aimerais aime trouver trouve acheter achat ' +
  'montrez montrer voir besoin faut offrir offre donner donne porter porte portée va vont aller convient conviennent ' +
  'convenant fait font a ont avoir peut puis pouvez doit devrait conseil conseiller conseillez recommander recommandez ' +
  'proposez quelque chose quelqu’un personne gens modèle modèles style genre ' +
  'prix couleur cadran cadrans mouvement mouvements calibre affichage indicateur indication fonction type ' +
  'bon bonne bons bonnes beau belle beaux belles joli jolie jolies super cool idéal idéale parfait parfaite meilleur ' +
  'meilleure beaucoup peu environ svp merci travail travailler adapté adaptée adapter moins taille largeur dépenser payer and soit soient ait n’ait importe n’importe';
