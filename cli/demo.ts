// Fills a shop without live keys with orders for a demonstration: `npm run demo -- orders 500`.
import './environment';
import { demo } from './demo/demonstrate';
import { runOnDatabase } from './run-on-database';

runOnDatabase(demo);
