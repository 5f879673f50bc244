// Verifies docs/product.md 43.8.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEvents, currentRecording, startRecording, stopRecording } from './recording';

it('stopRecording rejects with the reason if the writer of specs ends before it has read a long recording', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const uncaught = jest.fn();
  process.on('uncaughtException', uncaught);
  try {
    startRecording('a long flow', '');
    addEvents([{ kind: 'fill', at: 1, on: {} as never, value: 'x'.repeat(1_000_000) }]);
    await expect(stopRecording()).rejects.toThrow(/^No spec was written: [\s\S]*Cannot find module/);
    expect(uncaught).not.toHaveBeenCalled();
    expect(currentRecording()?.events).toMatchObject([{ kind: 'fill' }]);
  } finally {
    process.off('uncaughtException', uncaught);
    cwd.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
