// Verifies docs/product.md 19.7.
import { isConflict, isDatabaseUnavailable } from './database-error';

const errorOf = (facts: object) => Object.assign(new Error('It broke.'), facts);

it.each([
  ['a lost connection', { code: '08006' }],
  ['too many connections', { code: '53300' }],
  ['a shutdown of the server', { code: '57P01' }],
  ['a disk error of the server', { code: '58030' }],
  ['a deadlock', { code: '40P01' }],
  ['a write to a standby after a failover', { code: '25006' }],
  ['a transaction that idled too long', { code: '25P03' }],
  ['a lock that takes too long', { code: '55P03' }],
  ['a locked file', { code: 'SQLITE_BUSY_SNAPSHOT' }],
  ['a full disk', { code: 'SQLITE_FULL' }],
  ['a file that cannot be read', { code: 'SQLITE_IOERR_READ' }],
  ['a read-only file', { code: 'SQLITE_READONLY_DBMOVED' }],
  ['a server that refuses connections', { code: 'ECONNREFUSED' }],
  ['a name that cannot be resolved now', { code: 'EAI_AGAIN' }],
  ['a missing socket', { code: 'ENOENT', syscall: 'connect' }],
  ['a connection that ended without a code', { message: 'Connection terminated unexpectedly' }],
  ['a pool without a free connection', { message: 'timeout exceeded when trying to connect' }],
])('isDatabaseUnavailable returns true for %s', (_, facts) => {
  expect(isDatabaseUnavailable(errorOf(facts))).toBe(true);
});

it.each([
  ['a unique key that exists', { code: '23505' }],
  ['a missing table', { code: '42P01' }],
  ['a statement in a failed transaction', { code: '25P02' }],
  ['a constraint of SQLite', { code: 'SQLITE_CONSTRAINT' }],
  ['a unique constraint of SQLite', { code: 'SQLITE_CONSTRAINT_UNIQUE' }],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }],
  ['no code', {}],
])('isDatabaseUnavailable returns false for %s', (_, facts) => {
  expect(isDatabaseUnavailable(errorOf(facts))).toBe(false);
});

it('isConflict returns true for a serialization failure and a deadlock alone', () => {
  const codes = ['40001', '40P01', '40002', '23505', 'SQLITE_BUSY'];
  expect(codes.filter((code) => isConflict(errorOf({ code })))).toEqual(['40001', '40P01']);
  expect([null, undefined, '40001'].map(isConflict)).toEqual([false, false, false]);
});
