/** The versions of the Universal Commerce Protocol that the shop speaks, the newest first. */
const protocolVersions = ['2026-08-25', '2026-04-08'] as const;

export type ProtocolVersion = (typeof protocolVersions)[number];

export const mainVersion: ProtocolVersion = '2026-08-25';

/** The versions before the main one, each with a profile of its own. */
export const olderVersions = protocolVersions.filter((version) => version !== mainVersion);

/** The version that an agent's profile names, where the shop speaks it: it is met exactly or not at all. */
export const spokenVersion = (named: string): ProtocolVersion | undefined =>
  protocolVersions.find((version) => version === named);
