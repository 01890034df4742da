// The written schema: what it shows of a schema, and that migrations/schema.sql is what the migrations make.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dumpSchema } from './dump-schema.ts'
import { raw } from './index.ts'
import { testDatabase } from './test-database.ts'
import { platformMigrations, schemaFile } from './write-schema.ts'

test('tables, columns with their sentence, keys, indexes, types, functions, triggers and views are shown', async () => {
  const { database, close } = await testDatabase([])
  try {
    const empty = await dumpSchema(database)
    await database.query(
      raw(`create extension pg_trgm;
        create type state as enum ('open', 'shut');
        create table people (id uuid primary key, name text not null default '', length int generated always as (length(name)) stored);
        create table requests (person uuid not null references people, state state, price bigint check (price >= 0));
        comment on column people.name is 'As on the card';
        create index requests_by_state on requests (state) where price > 0;
        create view open_requests as select person from requests where state = 'open';
        create function touch() returns trigger language plpgsql as 'begin return new; end';
        create trigger touched before update on people for each row execute function touch();`),
      { named: false },
    )
    const text = await dumpSchema(database)
    assert.doesNotMatch(empty, /create/)
    for (const part of [
      'create extension pg_trgm;',
      "create type state as enum ('open', 'shut');",
      'create table people (',
      "  name text default ''::text not null -- As on the card",
      '  length integer generated always as (length(name)) stored',
      '  constraint people_pkey PRIMARY KEY (id)',
      '  constraint requests_person_fkey FOREIGN KEY (person) REFERENCES people(id)',
      '  constraint requests_price_check CHECK ((price >= 0))',
      'CREATE INDEX requests_by_state ON public.requests USING btree (state) WHERE (price > 0);',
      'create view open_requests as',
      'CREATE OR REPLACE FUNCTION public.touch()',
      'CREATE TRIGGER touched BEFORE UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION touch();',
    ]) {
      assert.ok(text.includes(part), `${part}\nis missing in\n${text}`)
    }
    assert.doesNotMatch(text, /similarity/, 'what an extension brought is not ours')
  } finally {
    await close()
  }
})

test('migrations/schema.sql is what the migrations make: else run node run.mjs server/platform/database/write-schema.ts', async () => {
  assert.ok(existsSync(platformMigrations.folder), 'server/migrations is missing')
  const { database, close } = await testDatabase([platformMigrations])
  try {
    assert.equal(await readFile(schemaFile, 'utf8'), await dumpSchema(database))
  } finally {
    await close()
  }
})
