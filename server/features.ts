/*
 * Features that subscribe to events of the core, one per line. `registerFeatures` takes all exports of this file. To
 * remove agents, delete their line, `server/agents/` and `app/(en)/(agents)/`.
 */
export { returns } from './returns/change-return';
export { notifications } from './notifications/feature';
export { passports } from './passports/passports';
export { agents } from './agents/feature';
