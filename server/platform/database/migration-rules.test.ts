// Migration files that would keep calls waiting are found by reading them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMigrations } from './migration-files.ts'
import { judgeMigrations } from './migration-rules.ts'
import { splitStatements } from './sql-statements.ts'

const before = `create table orders (id int primary key, amount int, note text);
  create table people (id int primary key);`
const judge = (...texts: string[]) =>
  judgeMigrations(
    [before, ...texts].map((text, index) => ({ source: 'shop', name: `000${index + 1}-file.sql`, text })),
  )

const refused: Record<string, [pattern: RegExp, ...files: string[]]> = {
  'an index on an existing table that is not built concurrently': [
    /concurrently/,
    'create index orders_amount on orders (amount)',
  ],
  'an index that is built concurrently beside other statements': [
    /file of their own/,
    'alter table orders add column x int; create index concurrently orders_amount on orders (amount)',
  ],
  'set not null without a check': [/set not null/, 'alter table orders alter column note set not null'],
  'set not null with a check that is not validated': [
    /set not null/,
    'alter table orders add constraint noted check (note is not null) not valid',
    'alter table orders alter note set not null',
  ],
  'an update of a whole table': [
    /in batches|-- batches/,
    'update orders set amount = 0 where amount is null',
  ],
  'a deletion of many rows': [/-- batches/, "delete from orders where note = 'old'"],
  'batches without a limit': [/with a limit/, '-- batches\nupdate orders set amount = 0 returning id'],
  'batches that do not say what they changed': [
    /returns the rows/,
    '-- batches\nupdate orders set amount = 0 where id in (select id from orders limit 500)',
  ],
  'two existing tables': [
    /locks orders and people at once/,
    'alter table orders add column x int; alter table people add column x int;',
  ],
  'two existing tables, one by a trigger': [
    /locks orders and people at once/,
    'alter table orders add column x int; create trigger t before update on people for each row execute function f();',
  ],
  'a check that is validated at once': [
    /not valid/,
    'alter table orders add constraint positive check (amount > 0)',
  ],
  'a foreign key that is validated at once': [
    /not valid/,
    'alter table orders add constraint owner foreign key (id) references people',
  ],
  'a check of a new column': [/check/, "alter table orders add column x text check (x in ('a', 'b'))"],
  'a key that builds its index': [
    /unique index concurrently/,
    'alter table orders add constraint k unique (amount)',
  ],
  'a column that is computed': [
    /anew/,
    'alter table orders add x int, add column y int generated always as (amount * 2) stored',
  ],
  'another type of a column': [/anew/, 'alter table orders alter column amount type bigint'],
  'a default that differs from row to row': [
    /anew/,
    'alter table orders add column x uuid default gen_random_uuid()',
  ],
  'validation in the file that adds the check': [
    /file of its own/,
    'alter table orders add constraint positive check (amount > 0) not valid; alter table orders validate constraint positive;',
  ],
}

for (const [what, [pattern, ...files]] of Object.entries(refused))
  test(`refused: ${what}`, () => {
    const problems = judge(...files)
    assert.equal(problems.length, 1, problems.join('\n'))
    assert.match(problems[0] ?? '', pattern)
    assert.match(problems[0] ?? '', new RegExp(`^shop/000${files.length + 1}-file\\.sql: `))
  })

test('accepted: columns, constraints that are not valid, indexes and batches in files of their own', () => {
  assert.deepEqual(
    judge(
      `create table lines (id int primary key, order_id int not null references orders, check (id > 0));
       create index lines_order on lines (order_id);
       insert into lines select id, id from orders;
       comment on table people is 'People; an update of orders; a delete from people.';`,
      "alter table orders add column paid_at timestamptz default now(), add column kind text not null default 'new'",
      'alter table orders add constraint noted check (note is not null) not valid',
      `-- batches
       update orders set note = '' where id in (select id from orders where note is null limit 500) returning id`,
      'alter table orders validate constraint noted',
      'alter table orders alter column note set not null',
      'create index concurrently orders_note on orders (note); drop index concurrently orders_amount;',
      `create function f() returns trigger language plpgsql as $$ begin update people set id = 1; delete from orders; end $$;`,
    ),
    [],
  )
})

test('the files of the portal and its programmes keep no call waiting', async () => {
  const folder = (path: string) => new URL(`../../../${path}/migrations/`, import.meta.url)
  const files = await readMigrations([
    { name: 'platform', folder: folder('server') },
    { name: 'housing', folder: folder('programmes/housing') },
  ])
  assert.ok(files.length > 100)
  assert.deepEqual(judgeMigrations(files), [])
})

test('semicolons in texts, comments and bodies end no statement', () => {
  assert.deepEqual(
    splitStatements(`select ';' as "a;b"; -- no; end
      /* neither; here */ select $$ a; b $$ ; select $x$ ; $$ ; $x$;`),
    [`select ';' as "a;b"`, 'select $$ a; b $$', 'select $x$ ; $$ ; $x$'],
  )
})
