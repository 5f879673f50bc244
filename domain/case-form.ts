/** Shapes of lugs, bezel and crystal of a round case, as the studio builds them (`studio/schema.json`). */
export type LugForm = 'curved' | 'straight' | 'faceted' | 'horned' | 'slim' | 'heavy' | 'lyre' | 'hooded';
export type BezelForm = 'smooth' | 'stepped' | 'thin' | 'coin' | 'fluted' | 'dive' | 'tachymeter' | 'fixed';
export type CrystalForm = 'flat' | 'dome' | 'box';

/** A crown or pusher at a clock hour `at`; diameter in mm. */
export type Knob = { at: number; diameter: number };

/** A crown; `length` in mm is its protrusion. */
export type Crown = Knob & { length: number };

type Flanks = { crown?: Crown; pushers?: readonly Knob[] };

/**
 * Shape of a case beyond its specification: round with four lugs, or a resin frame, eight-sided (`octagon`) or nearly
 * round (`shock`).
 */
export type CaseForm =
  | (Flanks & { case: 'round'; lugs: LugForm; bezel: BezelForm; crystal: CrystalForm })
  | (Flanks & { case: 'octagon' | 'shock' });
