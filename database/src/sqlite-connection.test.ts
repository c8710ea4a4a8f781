import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { SqliteConnection } from './sqlite-connection.ts';

test('a column that a migration has added is in the rows of a query that ran before', async () => {
  const file = new DatabaseSync(':memory:');
  file.exec("create table tees (id integer primary key, name text); insert into tees values (1, 'Blue')");
  const connection = new SqliteConnection(file);
  const all = () => connection.executeQuery(CompiledQuery.raw('select * from tees'));
  expect((await all()).rows).toEqual([{ id: 1, name: 'Blue' }]);

  file.exec('alter table tees add column par integer default 72');
  expect((await all()).rows).toEqual([{ id: 1, name: 'Blue', par: 72 }]);
  file.close();
});
