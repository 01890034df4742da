// What `npm run keys` does, with the settings of the server.

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditKind } from '@bawaba/contract/audit-kinds.ts'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Terminal } from './backup-run.ts'
import { createAudit } from './capabilities/audit/index.ts'
import { catalogueStore } from './capabilities/catalogue/index.ts'
import { draftsStore, sealStoredDrafts } from './capabilities/drafts/index.ts'
import {
  createReseal,
  documentsStore,
  keysStore,
  missingKeys,
  sealedColumns,
  sealedDocuments,
} from './capabilities/keys/index.ts'
import {
  createStoredAnswers,
  sealStore,
  sealStoredAnswers,
  sealStoredHistory,
} from './capabilities/requests/index.ts'
import { type LivingServer, serverLine, serversStore } from './capabilities/servers/index.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { type KeysCommand, keysHelp, readKeysCommand } from './keys-command.ts'
import type { Database } from './platform/database/index.ts'
import {
  derivedRing,
  fixedKeys,
  type Keys,
  openKeys,
  type Ring,
  ringFile,
  saveRing,
  sealingBy,
  waitingKey,
  withNewKey,
  writeRing,
} from './platform/keys.ts'
import { createSeal, type Seal } from './platform/sealed.ts'
import { presentSecret, secretFile } from './platform/secret.ts'
import { chooseProgrammes } from './programmes.ts'

type Work = { config: Config; database: Database; keys: Keys; terminal: Terminal }

/** The keys as the server has them; `rotate` also makes the file of a portal that has none yet. */
const keysOf = (config: Config, act: KeysCommand['act']): Keys => {
  const secret = presentSecret(config.SECRET, config.DATA_FOLDER)
  const file = ringFile(config)
  if (file === undefined || existsSync(file)) return openKeys(config, secret ?? '')
  if (secret === undefined)
    throw new Error(`${secretFile(config.DATA_FOLDER)} is missing: are these the settings of the server?`)
  // A ring is made from what the secret gave so far, so that nothing that it sealed is lost.
  return act === 'rotate' ? fixedKeys(derivedRing(secret)) : openKeys(config, secret)
}

/** Keys are files: what was done to them is recorded by itself. */
const record = (database: Database, kind: AuditKind, detail: Record<string, unknown>) =>
  createAudit({ database, clock: () => new Date() }).deed((_, append) => append({ kind, detail }))

/** Nothing is changed while a key that the database depends on is not here. */
const assertAll = async (database: Database, keys: Keys): Promise<void> => {
  const missing = await missingKeys(keysStore(database), keys)
  if (missing.length > 0)
    throw new Error(
      `The database depends on keys that are not in ${keys.source}: ${missing.map(({ id }) => id).join(', ')}.`,
    )
}

/** Refuses while a server that runs is behind, and says what to do with it. */
const assertServers = async (
  { database, config, keys }: Work,
  lack: (server: LivingServer) => string | undefined,
): Promise<void> => {
  const store = serversStore(database)
  const behind = (await store.living()).flatMap(server => {
    const words = lack(server)
    return words === undefined ? [] : [`  ${serverLine(server)}: ${words}`]
  })
  const unnamed = await store.unnamed()
  if (unnamed > 0)
    behind.push(`  ${unnamed} of an earlier version, which do not say: restart them by this version`)
  if (behind.length === 0) return
  const toDo =
    ringFile(config) === undefined
      ? 'Give them the present setting KEYS and restart them.'
      : `Copy the keys in ${keys.source} to them: they read them within ten seconds.`
  throw new Error(
    [
      'Servers run that are behind:',
      ...behind,
      `${toDo} A server that was stopped does not count; one that was killed is forgotten after a minute.`,
    ].join('\n'),
  )
}

/** Until all servers seal by the newest key, they need the others. */
const assertSealing = (work: Work): Promise<void> => {
  const [{ id }] = work.keys.ring().sealing
  return assertServers(work, ({ sealsBy, opens }) => {
    if (!opens.includes(id)) return `does not know ${id}`
    return sealsBy === id ? undefined : `seals by ${sealsBy}`
  })
}

/** Longer than a call or a job holds a text between sealing it and writing it. */
const restSeconds = 5 * 60
/** How long the command waits for transactions that were open when it began. */
const patienceMs = 10_000

/** Refuses while a text that was sealed by a former key may still be on its way to the database. */
const assertArrived = async ({ database }: Work): Promise<void> => {
  const store = serversStore(database)
  const recent = (await store.living()).filter(
    ({ sealingSeconds }) => sealingSeconds !== null && sealingSeconds < restSeconds,
  )
  if (recent.length > 0)
    throw new Error(
      [
        'What was sealed by a former key may still be on its way:',
        ...recent.map(
          server => `  ${serverLine(server)}: sealed by another key until ${server.sealingSeconds} s ago`,
        ),
        `Run this again in ${restSeconds / 60} minutes.`,
      ].join('\n'),
    )
  const begun = new Set((await store.writing()).map(({ id }) => id))
  const until = performance.now() + patienceMs
  for (;;) {
    const [open] = (await store.writing()).filter(({ id }) => begun.has(id))
    if (!open) return
    if (performance.now() > until)
      throw new Error(
        `What was sealed by a former key may still arrive: a transaction of "${open.application}" (${open.id}) is still open. Run this again when it is over.`,
      )
    await sleep(100)
  }
}

/** How many texts each key sealed. */
const countsOf = async (database: Database): Promise<Map<string, number>> => {
  const store = keysStore(database)
  const counts = new Map<string, number>()
  const add = (found: readonly { id: string; count: number }[]) => {
    for (const { id, count } of found) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  for (const column of sealedColumns) add(await store.count(column))
  for (const documents of sealedDocuments) add(await documentsStore(database).countIn(documents))
  return counts
}

const list = async ({ database, keys, terminal }: Work): Promise<boolean> => {
  const { sealing, index } = keys.ring()
  const waiting = waitingKey(keys.ring())
  const counts = await countsOf(database)
  terminal.say(`Keys in ${keys.source}:`)
  for (const [position, { id, madeAt }] of sealing.entries())
    terminal.say(
      `  ${id}  ${position === 0 ? 'seals and opens' : 'opens'}${id === waiting?.id ? ' and waits to seal (npm run keys -- use)' : ''}, sealed ${counts.get(id) ?? 0}${madeAt ? `, made ${madeAt}` : ''}`,
    )
  terminal.say(`  ${index.id}  makes the index`)
  const missing = await missingKeys(keysStore(database), keys)
  for (const { id, use } of missing)
    terminal.say(
      `✖ ${id}  is missing: ${use === 'index' ? 'it makes the index' : `sealed ${counts.get(id) ?? 0}`}`,
    )
  const known = new Set([...sealing, ...missing].map(({ id }) => id))
  const unknown = [...counts].filter(([id]) => !known.has(id))
  for (const [id, count] of unknown)
    terminal.say(`✖ ${id}  is not here, and the database does not know it: sealed ${count}`)
  for (const server of await serversStore(database).living())
    terminal.say(`  ${serverLine(server)}: seals by ${server.sealsBy}, opens ${server.opens.join(', ')}`)
  return missing.length === 0 && unknown.length === 0
}

/** Keeps a changed ring: in its file, or shown for the setting that holds it. */
const keep = async (ring: Ring, { config, terminal }: Work): Promise<void> => {
  const file = ringFile(config)
  if (file === undefined) {
    terminal.say(`The setting KEYS holds the ring. Give it this content instead:\n${writeRing(ring)}`)
    return
  }
  await saveRing(file, ring)
  terminal.say(`Written to ${file}.`)
}

const rotate = async (work: Work): Promise<boolean> => {
  const { database, keys, terminal } = work
  await assertAll(database, keys)
  const waiting = waitingKey(keys.ring())
  if (waiting) throw new Error(`${waiting.id} seals nothing yet: npm run keys -- use lets it seal.`)
  const ring = withNewKey(keys.ring(), randomBytes, new Date())
  const id = waitingKey(ring)?.id
  await keep(ring, work)
  await record(database, 'keys.rotated', { key: id })
  terminal.say(
    `The new key is ${id}; it opens and does not seal yet. Copy the keys to every other server, which reads them within ten seconds.`,
  )
  terminal.say('Then: npm run keys -- use.')
  return true
}

const use = async (work: Work): Promise<boolean> => {
  const { database, keys, terminal } = work
  await assertAll(database, keys)
  const waiting = waitingKey(keys.ring())
  if (!waiting)
    throw new Error(
      `${keys.ring().sealing[0].id} is the newest key and seals already: npm run keys -- rotate makes another.`,
    )
  const { id } = waiting
  await assertServers(work, ({ opens }) => (opens.includes(id) ? undefined : `does not know ${id}`))
  // Before anything is sealed by it.
  await keysStore(database).note({ id, use: 'seal' })
  await keep(sealingBy(keys.ring(), waiting), work)
  await record(database, 'keys.used', { key: id })
  terminal.say(`${id} seals from now on. Copy the keys to every other server again.`)
  terminal.say('Then: npm run keys -- reseal, and a new backup: earlier ones lack this key.')
  return true
}

/** Definitions as they were published, each read once. */
const definitionsOf = (database: Database) => {
  const store = catalogueStore(database)
  const known = new Map<string, Promise<ServiceDefinition>>()
  return (slug: string, version: number): Promise<ServiceDefinition> => {
    const key = `${slug}/${version}`
    const reading =
      known.get(key) ??
      store.definition(slug, version).then(found => {
        if (!found) throw new Error(`${key} is not in the database.`)
        return found.definition
      })
    known.set(key, reading)
    return reading
  }
}

/** Seals what former versions stored open. */
const sealStored = async ({ database, terminal }: Work, seal: Seal): Promise<void> => {
  const drafts = await sealStoredDrafts(draftsStore(database, seal))
  if (drafts > 0) terminal.say(`${drafts} drafts of a former version sealed.`)
  const store = sealStore(database)
  const stored = createStoredAnswers({ seal, definitionOf: definitionsOf(database) })
  const requests = await sealStoredAnswers(store, stored)
  if (requests > 0) terminal.say(`The answers of ${requests} requests of a former version sealed.`)
  if (!(await documentsStore(database).owns('request_history'))) return
  const entries = await sealStoredHistory(store, stored)
  if (entries > 0) terminal.say(`The answers in ${entries} entries of the history sealed.`)
}

const reseal = async (work: Work): Promise<boolean> => {
  const { database, keys, terminal } = work
  await assertAll(database, keys)
  const newest = keys.ring().sealing[0].id
  await assertSealing(work)
  const seal = createSeal(keys, randomBytes)
  await sealStored(work, seal)
  const run = createReseal({
    store: keysStore(database),
    documents: documentsStore(database),
    seal,
    keys,
  })
  const { done, left, damaged, ofOwner } = await run(count => terminal.say(`  ${count}`))
  await record(database, 'keys.resealed', { key: newest, count: done })
  terminal.say(`${done} sealed anew by ${newest}.`)
  for (const [id, count] of left)
    terminal.say(`✖ ${count} stay as they are: the key ${id} is not in ${keys.source}.`)
  for (const index of damaged)
    terminal.say(`✖ ${index} does not open by its own key: it was altered, and stays as it is.`)
  for (const table of ofOwner)
    terminal.say(
      `✖ ${table} stays as it is: only the role that owns it seals in it. Set MIGRATION_DATABASE_URL and run this once more.`,
    )
  return left.size === 0 && damaged.length === 0 && ofOwner.length === 0
}

const retire = async (
  { id, isLost }: Extract<KeysCommand, { act: 'retire' }>,
  work: Work,
): Promise<boolean> => {
  const { database, keys, terminal } = work
  const { sealing, index } = keys.ring()
  const [newest, ...earlier] = sealing
  const used = await keysStore(database).used()
  if (id === waitingKey(keys.ring())?.id) throw new Error(`${id} waits to seal: npm run keys -- use.`)
  if (newest.id === id)
    throw new Error(`${id} is the newest key: npm run keys -- rotate makes another first.`)
  if (index.id === id || used.some(key => key.id === id && key.use === 'index'))
    throw new Error(`${id} makes the index, without which nobody is found.`)
  if (!isLost) {
    await assertSealing(work)
    await assertArrived(work)
  }
  // Once nothing sealed by it can arrive any more.
  const count = (await countsOf(database)).get(id) ?? 0
  if (count > 0 && !isLost)
    throw new Error(
      `${id} still seals ${count}: npm run keys -- reseal. If it is lost for good: retire ${id} --lost.`,
    )
  if (isLost && earlier.some(key => key.id === id))
    throw new Error(`${id} is not lost: it is in ${keys.source}.`)
  await keysStore(database).forget(id)
  if (earlier.some(key => key.id === id))
    await keep({ sealing: [newest, ...earlier.filter(key => key.id !== id)], index }, work)
  await record(database, 'keys.retired', { key: id, count })
  terminal.say(`${id} is retired${count > 0 ? `; ${count} texts that it sealed stay closed` : ''}.`)
  return true
}

const acts = { list, rotate, use, reseal }

/** Runs the command; answers its exit code. */
export const runKeys = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const command = readKeysCommand(words)
    if (command.act === 'help') {
      terminal.say(keysHelp)
      return 0
    }
    const config = readConfig(terminal.environment)
    const keys = keysOf(config, command.act)
    const quiet = {
      report: () => undefined,
      log: () => undefined,
      isUnsafe: true,
      isOwner: true,
    }
    const { database, close } = await openDatabase(config, chooseProgrammes(config), quiet)
    try {
      const work = { config, database, keys, terminal }
      return (await (command.act === 'retire' ? retire(command, work) : acts[command.act](work))) ? 0 : 1
    } finally {
      await close()
    }
  } catch (error) {
    terminal.complain((error as Error).message)
    return 1
  }
}
