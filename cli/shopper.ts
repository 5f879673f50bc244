// Exports or deletes the data of one person: `npm run shopper -- export|forget EMAIL`.
import './environment';
import { runOnRecords } from './records';
import { shopper } from './shopper-command';

runOnRecords(shopper);
