// Holds a SQLite file for writing as another program might, until its input ends: `node hold-file.mjs <path>`.
import { createClient } from '@libsql/client';
import { once } from 'node:events';

const client = createClient({ url: `file:${process.argv[2]}` });
const held = await client.transaction('write');
process.stdout.write('held\n');
await once(process.stdin.resume(), 'end');
await held.rollback();
client.close();
