// What the shop keeps of one person: `npm run shopper -- export|forget EMAIL`.
import './lib/environment';
import { runOnRecords } from './lib/records';
import { shopper } from './shopper/command';

runOnRecords(shopper);
