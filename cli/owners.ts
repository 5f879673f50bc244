// The owners of the shop and their passkeys: `npm run owners -- <command>`.
import './environment';
import { owners } from './owners-command';
import { runOnDatabase } from './run-on-database';

runOnDatabase(owners);
