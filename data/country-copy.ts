/** Common names in place of CLDR's formal ones. */
export const shorterNames = { HK: 'Hong Kong', MM: 'Myanmar', MO: 'Macao', PS: 'Palestine' };
