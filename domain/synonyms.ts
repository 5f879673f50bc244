/**
 * Shoppers' phrases and their equivalents in the shop's texts. Phrases are plain words (`domain/search/words.ts`). A
 * phrase finds itself, and every watch that has all words of one alternative. Synonyms of range filters and facets are
 * in `domain/query/facet-phrases.ts`.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Wearer.
  'ladies|lady|ladys|female|females|feminine|woman|womens|girl|girlfriend|wife|her|mom|mum|mother|mothers|grandma|grandmother|sister|daughter|fiancee|bride':
    ['women'],
  'mens|man|gents|gentleman|gentlemen|male|guy|guys|husband|boyfriend|him|dad|father|fathers|grandpa|grandfather|brother|son|fiance|groom':
    ['men'],
  'new|new in|just in|recent': ['new arrivals'],
  // Makers and what they are known for (docs/product.md 1.5).
  'casio|shockproof|shock resistant|shock proof|tough|rugged|durable|sturdy|unbreakable|indestructible': ['g shock'],
  'retro|vintage|1960s|sixties|60s': ['undone'],
  'navy seal|navy seals|military': ['luminox'],
  kinetic: ['archetype'],
  // The dark.
  'lume|lumed|luminescent|luminous|lit|glow|glowing|glow in the dark|glow dark|glowing dark|readable dark|see dark|read dark|night|illuminated':
    ['luminous', 'tubes'],
  'tritium|gas light|gas lights|gtls': ['tritium', 'gas tubes'],
  // The case and what holds it.
  'band|wristband|armband': ['strap'],
  glass: ['glass', 'crystal'],
  'see through back|display back|caseback|case back|transparent back': ['exhibition back', 'glass back'],
  'pushers|buttons|pusher|button': ['pushers', 'buttons'],
  'deployant|deployment|folding buckle|butterfly': ['folding clasp'],
  'patina|brass': ['bronze', 'brass'],
  'scratch resistant|scratchproof': ['sapphire'],
  'plexiglass|plexi|hesalite|perspex': ['acrylic'],
  // Dials and hands.
  face: ['dial'],
  'open heart|openheart': ['openheart', 'balance'],
  'sub dial|subdials|sub dials|subdial|register|registers': ['sub dial', 'registers', 'concave'],
  'half roman|roman arabic': ['roman arabic'],
  'railroad|rail road|train': ['railway'],
  'jump hour|jumping hour|jump hours|one hand|single hand|singlehand': ['one hand', 'wandering hours'],
  'burgundy|wine|maroon|bordeaux|oxblood': ['burgundy'],
  'beige|ivory|off white|offwhite|eggshell': ['cream', 'sand'],
  'turquoise|aqua|tiffany': ['teal'],
  'khaki|army green': ['olive'],
  'navy|dark blue|midnight blue': ['navy'],
  'light blue|ice blue': ['ice blue', 'teal'],
  'sunburst|sun ray': ['sunray'],
  creme: ['cream'],
  peach: ['salmon'],
  // Movements and functions.
  'wind up|windup|winding|wound': ['hand wound'],
  'mecaquartz|meca quartz|mechaquartz|mecha quartz|hybrid': ['mecha quartz'],
  'hacking|hack|stop seconds': ['stop'],
  'pressure|barometric': ['barometer', 'pressure'],
  'hiking|hike|trekking|mountain|outdoor|outdoors': ['altimeter', 'compass'],
  'nurse|nurses|medical': ['central seconds'],
  'limited|limited edition|limited run|numbered|rare': ['limited run'],
  'half moon|sun and moon|day night|day and night': ['sun moon', 'day night'],
  'vibrating|vibrate|vibration': ['vibration'],
  'handmade|hand made|hand assembled': ['archetype'],
  'swiss|switzerland': ['swiss'],
};
