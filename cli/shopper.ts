// Exports or deletes the data of one person: `npm run shopper -- export|forget EMAIL`.
import './environment';
import { runOnDatabase } from './records';
import { shopper } from './shopper-command';

runOnDatabase(shopper);
