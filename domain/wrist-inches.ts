import { wristLimits } from './wrist';

/** The accepted circumferences in inches, rounded inwards to a tenth. */
export const wristLimitsInInches = {
  min: Math.ceil((wristLimits.min / 25.4) * 10) / 10,
  max: Math.floor((wristLimits.max / 25.4) * 10) / 10,
};
