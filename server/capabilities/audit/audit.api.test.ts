import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { migrationSources } from '../../database.ts'
import {
  createDatabase,
  type Database,
  json,
  raw,
  type Sql,
  sql,
  uuid7,
} from '../../platform/database/index.ts'
import { type TestDatabase, testDatabase } from '../../platform/database/test-database.ts'
import { createAudit } from './audit.ts'
import { readHeads, type SignedHeads, writeHeads } from './heads.ts'
import { auditStore } from './store.ts'
import { verdictText } from './verdict.ts'
import { type ChainRow, hashOf, verifyAudit } from './verify.ts'

const secret = 's'.repeat(40)
/** One area whose people are spread over streams, and two that have one each. */
const kinds = {
  'request/a7': 'request.viewed',
  identity: 'identity.linked',
  maintenance: 'maintenance.ended',
} as const
const streamNames = Object.keys(kinds) as (keyof typeof kinds)[]
const subjectOf = (stream: string) => (stream.includes('/') ? newId().replace(/..$/, 'a7') : newId())
const rowsEach = 40

let opened: TestDatabase
let folder: string
let heads: SignedHeads
const newId = uuid7(Date.now, size => crypto.getRandomValues(new Uint8Array(size)))
const run = (statement: Sql) => opened.database.query(statement, { named: false })

const fill = async () => {
  let now = Date.parse('2026-11-20T10:00:00Z')
  const audit = createAudit({ database: opened.database, clock: () => new Date(now) })
  for (let row = 0; row < rowsEach; row++)
    for (const stream of streamNames) {
      now += 1000
      const event = {
        kind: kinds[stream],
        actorId: newId().toUpperCase(),
        subjectId: subjectOf(stream),
        onBehalfOf: newId(),
        address: `203.0.113.${row}`,
        detail: { b: row, a: { nested: [row, 'ا'], at: new Date(now) }, none: undefined },
      }
      await audit.deed((_, record) => record(event))
    }
}

before(async () => {
  opened = await testDatabase(migrationSources([]))
  folder = await mkdtemp(join(tmpdir(), 'bawaba-heads-'))
  await fill()
  await run(
    raw('alter table audit_entries disable trigger user; alter table audit_streams disable trigger user'),
  )
  await run(
    raw('create table kept_entries as table audit_entries; create table kept_streams as table audit_streams'),
  )
  await writeHeads(folder, secret, new Date('2026-11-20T12:00:00Z'), await auditStore(opened.database).ends())
  heads = await readHeads(folder, secret)
})
after(async () => {
  // A preparation that failed shall be what is reported, not what is missing because of it.
  await opened?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const verify = () => verifyAudit(auditStore(opened.database), heads)
const restore = () =>
  run(
    raw(`truncate audit_entries, audit_streams; insert into audit_entries select * from kept_entries;
      insert into audit_streams select * from kept_streams`),
  )

/** Hashes a stream anew from a place on, as someone would who knows how the chain is made. */
const chainAgain = async (stream: string, withEnd: boolean) => {
  let previous: Buffer = Buffer.alloc(32)
  let last: ChainRow | undefined
  for (const row of await auditStore(opened.database).batch(stream, 0, 1000)) {
    const hash = hashOf(previous, row)
    await run(
      sql`update audit_entries set previous_hash = ${previous}, hash = ${hash} where stream = ${stream} and place = ${row.place}`,
    )
    last = { ...row, previousHash: previous, hash }
    previous = hash
  }
  if (withEnd && last)
    await run(
      sql`update audit_streams set place = ${last.place}, previous_hash = ${last.previousHash}, hash = ${last.hash} where stream = ${stream}`,
    )
}

type Tampering = {
  name: string
  run: (stream: string, position: number) => Promise<unknown>
  from?: number
  to?: number
}
const at = (stream: string, position: number) => sql`where stream = ${stream} and place = ${position}`
const alter = (name: string, change: Sql): Tampering => ({
  name,
  run: (stream, position) => run(sql`update audit_entries set ${change} ${at(stream, position)}`),
})
const closeGap = (stream: string, position: number) =>
  run(sql`update audit_entries set place = -place where stream = ${stream} and place > ${position}`).then(
    () => run(sql`update audit_entries set place = -place - 1 where stream = ${stream} and place < 0`),
  )

const tamperings: Tampering[] = [
  alter('at', raw("at = at + interval '1 microsecond'")),
  alter('kind', raw("kind = 'session.ended'")),
  alter('actor', sql`actor_id = ${newId()}::uuid`),
  alter('no actor', raw('actor_id = null')),
  alter('on behalf', sql`on_behalf_of = ${newId()}::uuid`),
  alter('subject', raw('subject_id = null')),
  alter('address', raw("address = '198.51.100.1'")),
  alter('detail', sql`detail = detail || ${json({ b: -1 })}::jsonb`),
  alter('hash', raw("hash = sha256('x')")),
  alter('previous hash', raw("previous_hash = sha256('x')")),
  {
    name: 'place',
    run: (stream, position) => run(sql`update audit_entries set place = 900 ${at(stream, position)}`),
    to: rowsEach - 1,
  },
  {
    name: 'stream',
    run: (stream, position) =>
      run(sql`update audit_entries set stream = 'elsewhere' ${at(stream, position)}`),
  },
  {
    name: 'delete',
    run: (stream, position) => run(sql`delete from audit_entries ${at(stream, position)}`),
    to: rowsEach - 1,
  },
  {
    name: 'delete and close the gap',
    to: rowsEach - 1,
    run: async (stream, position) => {
      await run(sql`delete from audit_entries ${at(stream, position)}`)
      await closeGap(stream, position)
    },
  },
  {
    name: 'swap two',
    to: rowsEach - 1,
    run: async (stream, position) => {
      await run(sql`update audit_entries set place = 0 ${at(stream, position)}`)
      await run(sql`update audit_entries set place = ${position} ${at(stream, position + 1)}`)
      await run(sql`update audit_entries set place = ${position + 1} ${at(stream, 0)}`)
    },
  },
  {
    name: 'cut the tail',
    run: (stream, position) =>
      run(sql`delete from audit_entries where stream = ${stream} and place >= ${position}`),
  },
  {
    name: 'cut the tail with the end',
    from: 2,
    run: async (stream, position) => {
      await run(sql`delete from audit_entries where stream = ${stream} and place >= ${position}`)
      await chainAgain(stream, true)
    },
  },
  {
    name: 'cut the whole stream with its end',
    run: async stream => {
      await run(sql`delete from audit_entries where stream = ${stream}`)
      await run(sql`delete from audit_streams where stream = ${stream}`)
    },
  },
  {
    name: 'insert',
    run: async (stream, position) => {
      await run(sql`update audit_entries set place = -place where stream = ${stream} and place > ${position}`)
      await run(sql`update audit_entries set place = 1 - place where stream = ${stream} and place < 0`)
      await run(
        sql`insert into audit_entries select stream, place + 1, at, kind, actor_id, on_behalf_of, subject_id, address,
          detail, hash, sha256(hash) from audit_entries ${at(stream, position)}`,
      )
    },
  },
  {
    name: 'insert beyond the end',
    run: async stream => {
      const [last] = await auditStore(opened.database).batch(stream, rowsEach - 1, 1)
      await run(
        sql`insert into audit_entries select stream, place + 1, at, kind, actor_id, on_behalf_of, subject_id, address,
          detail, hash, ${hashOf(last?.hash as Buffer, last as ChainRow)} from audit_entries ${at(stream, rowsEach)}`,
      )
    },
  },
  {
    name: 'alter and chain anew',
    run: async (stream, position) => {
      await run(sql`update audit_entries set address = '198.51.100.1' ${at(stream, position)}`)
      await chainAgain(stream, false)
    },
  },
  {
    name: 'alter, chain anew and set the end',
    run: async (stream, position) => {
      await run(sql`update audit_entries set address = '198.51.100.1' ${at(stream, position)}`)
      await chainAgain(stream, true)
    },
  },
  {
    name: 'alter the end of the stream',
    run: stream => run(sql`update audit_streams set hash = sha256('x') where stream = ${stream}`),
  },
]

test('an untouched audit is sound, whatever was given in capitals or as a date', async () => {
  const verdict = await verify()
  assert.deepEqual(verdict, { tamperings: [], rows: rowsEach * 3, streams: 3, heads: 1, emptyHeads: [] })
})

test('every one of 200 random tamperings is found, and its stream is named', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 200; round++) {
    const tampering = tamperings[round % tamperings.length] as Tampering
    const { from = 1, to = rowsEach } = tampering
    const stream = streamNames[Math.floor(Math.random() * 3)] as string
    const position = from + Math.floor(Math.random() * (to - from + 1))
    await tampering.run(stream, position)
    const { tamperings: errors } = await verify()
    const description = `${tampering.name} at ${stream} ${position}: ${JSON.stringify(errors)}`
    const error = errors.find(found => found.stream === stream)
    assert.ok(error, description)
    // Where the chain itself is broken the row is named; a chain written anew is named by the place that was pledged.
    if (error.kind !== 'rewritten')
      assert.ok(Math.abs(error.place - position) <= 1 || /beyond|whole/.test(tampering.name), description)
    seen.add(error.kind)
    await restore()
  }
  assert.deepEqual([...seen].sort(), ['added', 'altered', 'cut', 'missing', 'moved', 'rewritten'])
  assert.deepEqual((await verify()).tamperings, [])
})

test('a head that was changed, or signed with another secret, is no head', async () => {
  const other = await mkdtemp(join(tmpdir(), 'bawaba-heads-'))
  const file = await writeHeads(other, secret, new Date(), await auditStore(opened.database).ends())
  const honest = await readFile(file, 'utf8')
  const refusedOf = async (text: string, key = secret) => {
    await writeFile(file, text)
    return (await readHeads(other, key)).refused.length
  }
  assert.equal(await refusedOf(honest), 0)
  assert.equal(await refusedOf(honest.replace('"place":40', '"place":39')), 1)
  // Another digit, whichever it begins with.
  const changed = honest.replace(/"hash":"(.)/, (_, first) => `"hash":"${first === '0' ? 1 : 0}`)
  assert.equal(await refusedOf(changed), 1)
  assert.equal(await refusedOf('{'), 1)
  assert.equal(await refusedOf(honest, 'another secret of forty letters.........'), 1)
  const { tamperings: errors } = await verifyAudit(
    auditStore(opened.database),
    await readHeads(other, `${secret}.`),
  )
  assert.deepEqual(
    errors.map(({ kind }) => kind),
    ['head'],
  )
  await rm(other, { recursive: true })
})

test('an empty head, left by a full disk, is named and is no sign of tampering', async () => {
  const other = await mkdtemp(join(tmpdir(), 'bawaba-heads-'))
  await writeFile(join(other, '2026-11-20.1.json'), '')
  const read = await readHeads(other, secret)
  assert.deepEqual([read.empty, read.refused, read.count], [['2026-11-20.1.json'], [], 0])
  const verdict = await verifyAudit(auditStore(opened.database), read)
  assert.deepEqual(verdict.tamperings, [])
  assert.match(verdictText(verdict).join('\n'), /✔ .*\n {2}The head 2026-11-20\.1\.json is empty/)
  await rm(other, { recursive: true })
})

test('without a head a chain that is written anew with its end goes unseen: that is what heads are for', async () => {
  await tamperings.find(({ name }) => name === 'alter, chain anew and set the end')?.run('request/a7', 7)
  const without = { byStream: new Map(), refused: [], empty: [], count: 0 }
  assert.deepEqual((await verifyAudit(auditStore(opened.database), without)).tamperings, [])
  assert.equal((await verify()).tamperings[0]?.kind, 'rewritten')
  await restore()
})

test('200 appends at once, over two servers, leave no gap and no fork', async () => {
  const servers = [1, 2].map(() =>
    createDatabase({ url: opened.url, log: () => undefined, poolSize: 5, statementTimeout: 20_000 }),
  )
  // On a busy machine opening ten connections at once may take longer than a call may wait for one.
  const isOpen = async (database: Database): Promise<void> => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => database.ping()))
    if (tries.some(({ status }) => status === 'rejected')) await isOpen(database)
  }
  for (const server of servers) await isOpen(server)
  const audits = servers.map(database => createAudit({ database, clock: () => new Date() }))
  // A pool lets nobody wait long for a connection: they come in turns of ten, and each turn races for one end.
  for (let turn = 0; turn < 20; turn++)
    await Promise.all(
      Array.from({ length: 10 }, (_, position) =>
        audits[position % 2]?.deed((_, record) =>
          record({ kind: 'session.begun', detail: { place: position } }),
        ),
      ),
    )
  await Promise.all(servers.map(database => database.close()))
  const { tamperings: errors, rows } = await verify()
  assert.deepEqual(errors, [])
  assert.equal(rows, rowsEach * 3 + 200)
})

test('where everybody writes at once each person has a stream, one of sixteen, always the same', async () => {
  const audit = createAudit({ database: opened.database, clock: () => new Date() })
  const people = Array.from({ length: 40 }, newId)
  for (const subjectId of [...people, ...people])
    await audit.record({ kind: 'session.refused', subjectId: subjectId.toUpperCase() })
  const found = await opened.database.query<{ stream: string; people: number }>(
    sql`select stream, count(distinct subject_id) as people from audit_entries
      where kind = 'session.refused' group by stream`,
  )
  assert.ok(found.length > 4 && found.length <= 16)
  assert.equal(
    found.reduce((sum, { people }) => sum + people, 0),
    people.length,
  )
  assert.deepEqual((await verify()).tamperings, [])
})

test('looks at many at once are chained with those written one by one, all or none, over two servers', async () => {
  const audit = createAudit({ database: opened.database, clock: () => new Date() })
  const people = Array.from({ length: 60 }, newId)
  const page = (round: number) =>
    people.map(subjectId => ({ kind: 'request.viewed' as const, subjectId, detail: { round } }))
  const before = (await verify()).rows
  await Promise.all(
    [1, 2, 3, 4].flatMap(round => [
      audit.record(...(round % 2 === 0 ? page(round) : page(round).reverse())),
      audit.record({ kind: 'request.viewed', subjectId: people[round], detail: { round } }),
    ]),
  )
  const after = await verify()
  assert.deepEqual(after.tamperings, [])
  assert.equal(after.rows - before, 4 * people.length + 4)
  assert.ok(after.streams > 16, `${after.streams} streams`)
  const broken = audit.record(...page(9), { kind: 'request.viewed', subjectId: 'nobody' })
  await assert.rejects(broken)
  assert.equal((await verify()).rows, after.rows)
  await audit.record()
})
