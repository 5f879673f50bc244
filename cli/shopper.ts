// Exports or deletes the data of one person: `npm run shopper -- export|forget EMAIL`.
import './environment';
import { runOnDatabase } from './run-on-database';
import { shopper } from './shopper-command';

runOnDatabase(shopper);
