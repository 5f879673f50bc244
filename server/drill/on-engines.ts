import { onEachEngine, onSqlite } from '@/server/testing/engines';

/** Both engines in `npm run drill`; in `npm test`, which sets no DRILL_SECONDS, there is time for one. */
export const onEngines = process.env.DRILL_SECONDS === undefined ? onSqlite : onEachEngine;
