import fc from 'fast-check';
import { watchKey } from '@/domain/watch-key';
import { removeLine } from '@/domain/line-items';
import { lineLists } from '@/domain/testing/watches';
import { rowsOf } from './removal';

it('rowsOf puts the removed line at its old index until the list contains it again', () => {
  fc.assert(
    fc.property(lineLists, fc.nat(), (lines, seed) => {
      const index = lines.length === 0 ? 0 : seed % lines.length;
      const line = lines[index];
      if (!line) return;
      const removal = { line, index, message: '', undo: () => {} };
      const keys = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => watchKey(row.line));
      const rows = rowsOf(removeLine(lines, line), removal);
      expect(keys(rows)).toEqual(lines.map(watchKey));
      expect(rows.map((row) => row.removal)).toEqual(lines.map((each) => (each === line ? removal : undefined)));
      expect(rowsOf(lines, removal)).toEqual(rowsOf(lines, undefined));
      expect(keys(rowsOf([], removal))).toEqual([watchKey(line)]);
    }),
  );
});
