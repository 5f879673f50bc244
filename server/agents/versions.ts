/** Supported versions of the Universal Commerce Protocol, newest first. */
const protocolVersions = ['2026-08-25', '2026-04-08'] as const;

export type ProtocolVersion = (typeof protocolVersions)[number];

export const mainVersion: ProtocolVersion = '2026-08-25';

/** Supported versions before the main one, each with its own profile. */
export const olderVersions = protocolVersions.filter((version) => version !== mainVersion);

/** Returns the version of an agent's profile if the shop supports exactly that one. */
export const spokenVersion = (named: string): ProtocolVersion | undefined =>
  protocolVersions.find((version) => version === named);
