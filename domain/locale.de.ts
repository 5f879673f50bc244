// German of ./locale.ts (sha256 6ec5e13e6e71)
export const locale = 'de-DE';

export const language = 'de';
