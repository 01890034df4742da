// What a crash leaves behind, made for real: every process here is killed by kill -9 from another one.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownerOf } from './account.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { findPostmaster } from './postmaster.ts'
import {
  awkwardFolder,
  copyCluster,
  eventually,
  patience,
  postmasterEnded,
  postmasterPid,
  query,
  startServer,
  type TestServer,
  watchdogOf,
} from './test-bench.ts'

const write = (url: string) =>
  query(url, 'create table if not exists kept (n serial); insert into kept default values')
const count = async (url: string) => Number((await query(url, 'select count(*) from kept'))[0]?.count)

describe('after a crash', () => {
  let folder: ReturnType<typeof awkwardFolder>
  let server: TestServer
  let next: EmbeddedPostgres | undefined
  beforeEach(async () => {
    next = undefined
    folder = awkwardFolder()
    await copyCluster(folder.path)
    server = await startServer({ folder: folder.path })
    await write(server.url)
  })
  afterEach(async () => {
    await server.kill('SIGKILL')
    await next?.stop()
    const data = join(folder.path, 'data')
    await eventually(async () => !(await findPostmaster(data)).running, 'PostgreSQL has ended')
    folder.remove()
  })
  const startAgain = async (options = {}) => {
    next = await startEmbeddedPostgres({ folder: folder.path, ...options })
    assert.equal(await count(next.url), 1)
    return next
  }

  test('the server was killed: its PostgreSQL ends by itself', async () => {
    const postmaster = postmasterPid(folder.path)
    await server.kill('SIGKILL')
    await postmasterEnded(postmaster, folder.path)
    await startAgain()
  })

  test('the server was killed and starts again at once', async () => {
    await server.kill('SIGKILL')
    await startAgain()
  })

  test('the server and its watchdog were killed: the orphan is replaced', async () => {
    const postmaster = postmasterPid(folder.path)
    const watchdog = watchdogOf(postmaster)
    assert.ok(watchdog > 1, 'there is a watchdog')
    process.kill(watchdog, 'SIGKILL')
    await server.kill('SIGKILL')
    await startAgain()
    assert.notEqual(postmasterPid(folder.path), postmaster)
  })

  test('everything was killed while old backends are still at work', async () => {
    const busy = Array.from({ length: 4 }, () =>
      query(server.url, 'select count(*) from generate_series(1, 6000000) n where n % 3 = 0').catch(
        () => undefined,
      ),
    )
    await eventually(
      async () => (await query(server.url, `select from pg_stat_activity where state = 'active'`)).length > 4,
      'the backends are at work',
    )
    process.kill(postmasterPid(folder.path), 'SIGKILL')
    await server.kill('SIGKILL')
    await startAgain()
    await Promise.all(busy)
  })

  test('the killed postmaster is a zombie that nobody fetches', async () => {
    const postmaster = postmasterPid(folder.path)
    await server.kill('SIGSTOP')
    process.kill(postmaster, 'SIGKILL')
    const state = async () => (await readFile(`/proc/${postmaster}/stat`, 'utf8')).split(') ')[1]?.[0]
    if (process.platform === 'linux') await eventually(async () => (await state()) === 'Z', 'it is a zombie')
    await startAgain()
  })

  test('its number belongs to another program of the same user by now', async () => {
    const postmaster = postmasterPid(folder.path)
    await server.kill('SIGSTOP')
    process.kill(postmaster, 'SIGKILL')
    await postmasterEnded(postmaster, folder.path)
    await server.kill('SIGKILL')
    const owner = ownerOf(join(folder.path, 'data'))
    const stranger = spawn('sleep', ['60'], { uid: owner?.uid, gid: owner?.gid, cwd: '/' })
    try {
      const file = join(folder.path, 'data/postmaster.pid')
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, `${stranger.pid}`))
      await startAgain()
      assert.equal(stranger.exitCode ?? stranger.signalCode, null, 'the other program is left alone')
    } finally {
      stranger.kill()
    }
  })

  test('PostgreSQL dies under a living server: it is back at the same address', async () => {
    const postmaster = postmasterPid(folder.path)
    process.kill(postmaster, 'SIGKILL')
    await eventually(
      () =>
        count(server.url)
          .then(found => found === 1)
          .catch(() => false),
      'it is back',
    )
    assert.notEqual(postmasterPid(folder.path), postmaster)
    assert.ok(watchdogOf(postmasterPid(folder.path)) > 1, 'the new one is watched too')
    await server.kill('SIGKILL')
    await startAgain()
  })

  test('stopped while PostgreSQL is just coming back: none is left', async () => {
    await server.kill('SIGKILL')
    for (const moment of [0, 20, 60, 150]) {
      const { stop } = await startAgain()
      process.kill(postmasterPid(folder.path), 'SIGKILL')
      await sleep(moment)
      await stop()
      assert.equal((await findPostmaster(join(folder.path, 'data'))).running, undefined)
    }
  })

  test('it is back before anybody has noticed that the connection to the former one had broken', async () => {
    await server.kill('SIGKILL')
    let former = 0
    let address = ''
    const isAsleep = Promise.withResolvers<void>()
    const isTried = Promise.withResolvers<void>()
    const isBack = async () => {
      const answers = await query(address, 'select 1').catch(() => undefined)
      return answers !== undefined && postmasterPid(folder.path) !== former
    }
    const untilBack = async (patience: number) => {
      const end = Date.now() + patience
      while (Date.now() < end && !(await isBack())) await sleep(15)
    }
    const sleeps: Record<number, () => Promise<void>> = {
      // Of whoever has lost the connection: until the next PostgreSQL answers.
      100: async () => {
        isAsleep.resolve()
        await untilBack(60_000)
        setTimeout(isTried.resolve, 500)
      },
      // Of whoever starts that one: longer still, but for a start that fails.
      15: async () => {
        await untilBack(3000)
        if (await isBack()) await isTried.promise
      },
    }
    const clock = {
      now: Date.now,
      sleep: (ms: number) => (former > 0 && sleeps[ms]?.()) || sleep(ms),
    }
    const { adminUrl, stop } = await startAgain({ clock })
    address = adminUrl
    former = postmasterPid(folder.path)
    const [other] = await query(
      address,
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    process.kill(Number(other?.pid), 'SIGKILL')
    await isAsleep.promise
    process.kill(former, 'SIGKILL')
    await isTried.promise
    const isStopped = await Promise.race([stop().then(() => true), sleep(30_000, false)])
    assert.ok(isStopped, 'it starts and stops')
  })

  test('a backend dies under a living server: the server still owns its database', async () => {
    const backend = query(server.url, 'select pg_sleep(60)').catch(() => undefined)
    const find = () =>
      query(
        server.url,
        `select pid from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`,
      )
    await eventually(async () => (await find()).length > 0, 'the backend is at work')
    process.kill(Number((await find())[0]?.pid), 'SIGKILL')
    await backend
    await eventually(
      () =>
        count(server.url)
          .then(found => found === 1)
          .catch(() => false),
      'it is back',
    )
    await assert.rejects(startAgain({ patience }), /Another running server owns the database/)
  })

  test('the server lives: a second one over the same folder is refused and disturbs nothing', async () => {
    const postmaster = postmasterPid(folder.path)
    await assert.rejects(
      startAgain({ patience }),
      /Another running server owns the database in .*Stop that server, choose another data folder, or set DATABASE_URL/,
    )
    assert.equal(postmasterPid(folder.path), postmaster)
    assert.equal(await count(server.url), 1)
  })

  test('making the database was cut off: the remains go and the start is whole', async () => {
    await server.kill('SIGKILL')
    await postmasterEnded(postmasterPid(folder.path), folder.path)
    await eventually(() => !ownerOf(join(folder.path, 'data/postmaster.pid')), 'PostgreSQL has ended')
    await rename(join(folder.path, 'data'), join(folder.path, 'data.new-4194304'))
    next = await startEmbeddedPostgres({ folder: folder.path })
    await assert.rejects(count(next.url), /relation "kept" does not exist/)
    assert.equal(ownerOf(join(folder.path, 'data.new-4194304')), undefined)
  })
})
