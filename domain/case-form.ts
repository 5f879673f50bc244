/** The form of a round case's lugs, of a bezel and of a crystal, as the studio builds them (`studio/schema.json`). */
export type LugForm = 'curved' | 'straight' | 'faceted' | 'horned' | 'slim' | 'heavy' | 'lyre' | 'hooded';
export type BezelForm = 'smooth' | 'stepped' | 'thin' | 'coin' | 'fluted' | 'dive' | 'tachymeter' | 'fixed';
export type CrystalForm = 'flat' | 'dome' | 'box';

/** What stands out of the flank of a case at a clock hour: a crown or a pusher; its diameter in mm. */
export type Knob = { at: number; diameter: number };

/** A crown; `length` in mm is how far it stands out of the case. */
export type Crown = Knob & { length: number };

type Flanks = { crown?: Crown; pushers?: readonly Knob[] };

/**
 * What the figures of a specification do not say of a case: a round one with four lugs, or one of the two resin frames,
 * eight-sided (`octagon`) or nearly round (`shock`).
 */
export type CaseForm =
  | (Flanks & { case: 'round'; lugs: LugForm; bezel: BezelForm; crystal: CrystalForm })
  | (Flanks & { case: 'octagon' | 'shock' });
