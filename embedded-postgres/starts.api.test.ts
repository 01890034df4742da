// Starts and places: the first start, the next one, a port that is taken, programs and folders out of reach.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { isRoot, ownerOf } from './account.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts'
import { findPackage } from './programs.ts'
import {
  awkwardFolder,
  copyCluster,
  eventually,
  patience,
  postmasterEnded,
  postmasterPid,
  query,
  startServer,
} from './test-bench.ts'

describe('starting PostgreSQL', () => {
  let folder: ReturnType<typeof awkwardFolder>
  let shelter: string
  let running: EmbeddedPostgres[]
  beforeEach(async () => {
    folder = awkwardFolder()
    shelter = await mkdtemp(join(tmpdir(), 'shelter '))
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.map(server => server.stop()))
    chmodSync(folder.path, 0o755)
    folder.remove()
    rmSync(shelter, { recursive: true, force: true })
  })
  const start = async (options: Partial<EmbeddedPostgresOptions> = {}) => {
    const server = await startEmbeddedPostgres({ folder: folder.path, shelters: [shelter], ...options })
    running.push(server)
    return server
  }
  const stopAll = async () => {
    for (const server of running.splice(0)) await server.stop()
  }
  const portOf = ({ url }: EmbeddedPostgres) => Number(new URL(url).port)

  test('the first start makes a database that knows Arabic, for a role with no more rights than it needs', async () => {
    const { url } = await start()
    const [row] = await query(
      url,
      `create extension pg_trgm; create extension unaccent;
       select current_setting('server_encoding') as encoding, current_setting('is_superuser') as superuser,
         current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
         current_setting('log_min_error_statement') as logged, similarity('وحدة سكنية', 'وحده سكنيه') > 0.3 as similar`,
    )
    assert.deepEqual(row, {
      encoding: 'UTF8',
      superuser: 'off',
      fsync: 'on',
      addresses: '127.0.0.1',
      logged: 'panic',
      similar: true,
    })
    assert.equal(statSync(join(folder.path, 'data/bawaba-access.json')).mode & 0o777, 0o600)
    assert.equal(statSync(join(folder.path, 'data')).mode & 0o777, 0o700)
    const stranger = new URL(url)
    stranger.password = 'guessed'
    await assert.rejects(query(stranger.href, 'select 1'), { code: '28P01' })
  })

  test('the next start finds the data at the same address', async () => {
    await copyCluster(folder.path)
    const first = await start()
    await query(first.url, 'create table kept as select 7 as n')
    await stopAll()
    const second = await start()
    assert.equal(second.url, first.url)
    assert.deepEqual(await query(second.url, 'select n from kept'), [{ n: 7 }])
  })

  test('another program took the port: another port, the same data', async () => {
    await copyCluster(folder.path)
    const first = await start()
    await query(first.url, 'create table kept as select 7 as n')
    await stopAll()
    const squatter = createServer().listen(portOf(first), '127.0.0.1')
    await once(squatter, 'listening')
    try {
      const second = await start()
      assert.notEqual(portOf(second), portOf(first))
      assert.deepEqual(await query(second.url, 'select n from kept'), [{ n: 7 }])
    } finally {
      squatter.close()
    }
  })

  test('two first starts over one folder at once: one owns it, none breaks it', async () => {
    const outcomes = await Promise.allSettled([
      startServer({ folder: folder.path, patience }),
      startServer({ folder: folder.path, patience }),
    ])
    const servers = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    assert.equal(servers.length, 1)
    const refused = outcomes.find(outcome => outcome.status === 'rejected')
    assert.match(`${refused?.reason}`, /Another running server owns the database/)
    const postmaster = postmasterPid(folder.path)
    await Promise.all(servers.map(server => query(server.url, 'select 1')))
    await Promise.all(servers.map(server => server.kill('SIGKILL')))
    await postmasterEnded(postmaster, folder.path)
  })

  test('a PostgreSQL that somebody else is still starting is waited for, longer than one that runs', async () => {
    await copyCluster(folder.path)
    const data = join(folder.path, 'data')
    const owner = ownerOf(data)
    const other = spawn('sleep', ['600'], { uid: owner?.uid, gid: owner?.gid, cwd: data })
    const lines = [other.pid, data, 1, 1, '', '127.0.0.1', '', 'starting']
    writeFileSync(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`)
    let now = 0
    const clock = {
      now: () => now,
      sleep: async (ms: number) => {
        now += ms
        await new Promise(resolve => setImmediate(resolve))
      },
    }
    const starting = start({ clock, patience })
    try {
      // What looks like a PostgreSQL is told by its folder on Linux alone; elsewhere nothing stands in the way.
      if (process.platform === 'linux') await eventually(() => now > 3 * patience, 'it waits')
    } finally {
      other.kill('SIGKILL')
    }
    await query((await starting).url, 'select 1')
  })

  test('npm left the links out (--ignore-scripts): they are made', async () => {
    await copyCluster(folder.path)
    const programs = join(shelter, 'package')
    copyWithoutLinks(programs)
    await query((await start({ programs })).url, 'select 1')
    assert.ok(statSync(join(programs, 'native/lib')).isDirectory())
  })

  test('the package cannot be used where it lies: a copy is', async () => {
    await copyCluster(folder.path)
    const closed = await mkdtemp(join(tmpdir(), 'closed '))
    const programs = join(closed, 'package')
    copyWithoutLinks(programs)
    // Root's closed folder is out of the account's reach; an ordinary user's read-only one takes no links.
    if (!isRoot()) chmodSync(join(programs, 'native/lib'), 0o555)
    try {
      await query((await start({ programs })).url, 'select 1')
    } finally {
      await stopAll()
      chmodSync(join(programs, 'native/lib'), 0o755)
      rmSync(closed, { recursive: true })
    }
  })

  test('data below a closed folder: root shelters them by path, an ordinary user keeps them there', async () => {
    const [one, two] = ['one', 'two'].map(name => join(folder.path, 'مغلق', name)) as [string, string]
    for (const path of [one, two]) mkdirSync(path, { recursive: true })
    chmodSync(folder.path, 0o700)
    await query((await start({ folder: one })).url, 'create table kept as select 1 as n')
    await query((await start({ folder: two })).url, 'create table kept as select 2 as n')
    await stopAll()
    assert.equal(ownerOf(join(one, 'data')) === undefined, isRoot())
    assert.deepEqual(await query((await start({ folder: one })).url, 'select n from kept'), [{ n: 1 }])
    assert.deepEqual(await query((await start({ folder: two })).url, 'select n from kept'), [{ n: 2 }])
  })

  test('a shelter that somebody else prepared is not used', async () => {
    chmodSync(folder.path, 0o700)
    const trap = join(shelter, 'trap')
    mkdirSync(join(shelter, 'elsewhere'))
    symlinkSync(join(shelter, 'elsewhere'), trap)
    const open = join(shelter, 'open')
    mkdirSync(open)
    chmodSync(open, 0o777)
    const starting = start({ folder: join(folder.path, 'db'), shelters: [trap, open] })
    if (isRoot())
      await assert.rejects(
        starting,
        /can enter none of .*start the server as an ordinary user, or set DATABASE_URL/,
      )
    else await starting
  })

  test('a temporary database leaves nothing, stopped or killed', async () => {
    const path = join(folder.path, 'temporary')
    mkdirSync(path)
    await copyCluster(path)
    await start({ folder: path, temporary: true })
    assert.ok(ownerOf(path))
    await stopAll()
    assert.equal(ownerOf(path), undefined)
    mkdirSync(path)
    await copyCluster(path)
    const server = await startServer({ folder: path, temporary: true })
    await server.kill('SIGKILL')
    await eventually(() => ownerOf(path) === undefined, 'the folder disappears')
  })

  test('data of another version, or without their passwords, are refused with the way out', async () => {
    await copyCluster(folder.path)
    const access = join(folder.path, 'data/bawaba-access.json')
    const stored = readFileSync(access)
    rmSync(access)
    await assert.rejects(start(), /bawaba-access\.json cannot be read.*bring it back from a backup/)
    writeFileSync(access, stored)
    writeFileSync(join(folder.path, 'data/PG_VERSION'), '16\n')
    await assert.rejects(start(), /made by PostgreSQL 16; this version of Bawaba brings 18/)
  })

  test('a setting that PostgreSQL refuses is quoted from its log', async () => {
    await copyCluster(folder.path)
    await assert.rejects(
      start({ settings: { shared_buffers: 'plenty' }, patience }),
      /does not start over .*invalid value for parameter "shared_buffers"/s,
    )
  })

  const copyWithoutLinks = (to: string) => {
    cpSync(findPackage(), to, {
      recursive: true,
      filter: path => !lstatSync(path).isSymbolicLink(),
    })
    chmodSync(shelter, 0o755)
  }
})
