// German of ./locale.ts (sha256 2b0c8abc8515)
export const locale = 'de-DE';
