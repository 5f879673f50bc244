import { BUILD_BYTES, explainLackOfSpace, isDiskFull } from './disk';

describe('explainLackOfSpace', () => {
  it('explainLackOfSpace returns no text when the space suffices', () => {
    expect(explainLackOfSpace(BUILD_BYTES, BUILD_BYTES, 'Building the shop')).toBe('');
  });

  it('explainLackOfSpace states the required and the free space', () => {
    expect(explainLackOfSpace(61_900_000, 1_500_000_000, 'Installing the packages')).toBe(
      'Installing the packages needs 1.5 GB of free disk space, and 61 MB are left. Free some space, then run the command again.',
    );
  });
});

it.each([
  [999_999_999, 1_000_000_000, '1.0 GB', '999 MB'],
  [1_950_000_000, 2_000_000_000, '2.0 GB', '1.9 GB'],
  [0, 1_000_000, '1 MB', '0 MB'],
])('explainLackOfSpace with %d bytes of %d names %s and %s', (free, needed, ...sizes) => {
  const text = explainLackOfSpace(free, needed, 'A build');
  for (const size of sizes) expect(text).toContain(size);
});

describe('isDiskFull', () => {
  it.each([
    'npm error code ENOSPC',
    'Error: ENOSPC: no space left on device, write',
    'No space left on device (os error 28)',
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    Object.assign(new Error('write'), { code: 'EDQUOT' }),
    'write: Disk quota exceeded',
    Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' }),
  ])('isDiskFull is true for %s', (evidence) => {
    expect(isDiskFull(evidence)).toBe(true);
  });

  it.each(['Module not found: XENOSPCX', new Error('EACCES'), undefined])('isDiskFull is false for %s', (evidence) => {
    expect(isDiskFull(evidence)).toBe(false);
  });
});
