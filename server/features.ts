/*
 * The features that listen to the core, a line each: `registerFeatures` takes all exports of this file. To take agents
 * out, delete their line, `server/agents/` and `app/(agents)/`.
 */
export { notifications } from './notifications/feature';
export { agents } from './agents/feature';
