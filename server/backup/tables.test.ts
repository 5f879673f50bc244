import { sql } from 'kysely';
import { onEachEngine, tableNames } from '@/server/testing/engines';
import { excludedTables, tableKeys, tables } from './tables';

/** Tables that no backup includes; `migrations` is not part of the schema's types. */
const UNKEPT: readonly string[] = [...excludedTables, 'migrations'];

onEachEngine((where) => {
  it('tableKeys has every table of the database with its primary key', async () => {
    const { db, engine } = where();
    const names = (await tableNames(where())).filter((name) => !UNKEPT.includes(name));
    expect([...tables].sort()).toEqual(names.sort());
    if (engine === 'postgres') return;
    for (const table of tables) {
      const { rows } = await sql<{
        name: string;
        pk: number;
      }>`select name, pk from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db);
      expect([table, rows.map(({ name }) => name)]).toEqual([table, [...tableKeys[table]]]);
    }
  });

  it('tableKeys lists a table after those that it references', async () => {
    const { db, engine } = where();
    if (engine === 'postgres') return;
    for (const [index, table] of tables.entries()) {
      const { rows } = await sql<{
        to: string;
      }>`select distinct "table" as "to" from pragma_foreign_key_list(${table})`.execute(db);
      for (const { to } of rows) expect([...tables.slice(0, index), table]).toContain(to);
    }
  });
});
