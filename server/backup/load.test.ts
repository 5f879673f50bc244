// Verifies docs/product.md 27.5.
import { mkdtemp } from 'node:fs/promises';
import { folderBeside } from './load';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises'), mkdtemp: jest.fn() }));

const failWith = (code: string) =>
  jest.mocked(mkdtemp).mockRejectedValue(Object.assign(new Error(`${code}: mkdtemp`), { code }));

it.each(['EACCES', 'EPERM', 'EROFS'])('folderBeside names the file and what to do after %s', async (code) => {
  failWith(code);
  await expect(folderBeside('/media/one.gz', '.restored-')).rejects.toMatchObject({
    name: 'BackupError',
    message: `/media/one.gz is restored into a temporary database beside it, which cannot be written (${code}). Copy the file into a folder that this account may write to.`,
  });
});

it('folderBeside leaves a full disk to the sentence about it', async () => {
  failWith('ENOSPC');
  await expect(folderBeside('/media/one.gz', '.restored-')).rejects.toMatchObject({ code: 'ENOSPC' });
});
