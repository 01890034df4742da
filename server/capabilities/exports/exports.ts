// Exports as their owner sees them: asked for, watched, fetched, given up. Nobody else knows of them.

import type { Readable } from 'node:stream'
import type { Export } from '@bawaba/contract/entities/report.ts'
import { errors } from '@bawaba/contract/errors.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { measuresFor } from '@bawaba/contract/report-rules.ts'
import { cairoDate, type Language, patternOf } from '@bawaba/language/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { assertIdempotencyKey } from '../../platform/http/headers.ts'
import type { Storage } from '../../platform/storage/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Reports } from '../reports/index.ts'
import { type ExportRow, type ExportsStore, exportsStore } from './store.ts'
import { fileNames, mediaTypes } from './words.ts'
import { lifeMs } from './worker.ts'

const mostAtOnce = 5

export type Caller = { actor: SignedIn; address: string; language: Language }
type Wanted = Pick<Export, 'kind' | 'format' | 'spec'>
type Fetched = { bytes: Readable; name: string; type: string }

const viewOf = (row: ExportRow, language: Language): Export => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  spec: row.spec,
  state: row.state,
  rows: row.rows,
  total: row.total,
  ...(row.error ? { error: { code: row.error, message: patternOf(language, errors[row.error]) } } : {}),
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
})

const isSame = (row: ExportRow, { kind, format, spec }: Wanted): boolean =>
  row.kind === kind && row.format === format && JSON.stringify(row.spec) === JSON.stringify(spec)

type Dependencies = {
  store: ExportsStore
  storage: Pick<Storage, 'read' | 'remove'>
  reports: Pick<Reports, 'check'>
  audit: Audit
  clock: () => Date
  newId: () => string
}

export const createExports = ({ store, storage, reports, audit, clock, newId }: Dependencies) => {
  const found = async ({ actor }: Pick<Caller, 'actor'>, id: string): Promise<ExportRow> => {
    const row = await store.find(actor.accountId, id, clock())
    if (!row) throw new Problem('NOT_FOUND')
    return row
  }

  /** What an earlier sending with this key made, unless it asked for something else. */
  const earlier = async (accountId: string, key: string | null, wanted: Wanted) => {
    const row = key === null ? undefined : await store.byKey(accountId, key)
    if (row && !isSame(row, wanted)) throw new Problem('IDEMPOTENCY_KEY_REUSED')
    return row
  }

  return {
    list: async ({ actor, language }: Caller): Promise<Export[]> =>
      (await store.list(actor.accountId, clock())).map(row => viewOf(row, language)),

    add: async (caller: Caller, wanted: Wanted, idempotencyKey: string | undefined): Promise<Export> => {
      const { actor, language, address } = caller
      assertIdempotencyKey(idempotencyKey)
      await reports.check(wanted.spec, actor)
      const key = idempotencyKey ?? null
      const now = clock()
      const { accountId } = actor
      const job = { ...wanted, id: newId(), accountId, key, language, createdAt: now }
      const { kind, format } = wanted
      const isAdded = await audit.deed(async (queries, record) => {
        const added = { ...job, expiresAt: new Date(now.getTime() + lifeMs) }
        if (!(await exportsStore(queries).add(added, mostAtOnce))) return false
        await record({
          kind: 'export.made',
          actorId: accountId,
          address,
          detail: { export: job.id, of: kind, format, where: wanted.spec },
        })
        return true
      })
      if (!isAdded) {
        const row = await earlier(accountId, key, wanted)
        if (!row) throw new Problem('TOO_MANY_EXPORTS')
        return viewOf(row, language)
      }
      return viewOf(await found(caller, job.id), language)
    },

    show: async (caller: Caller, id: string): Promise<Export> =>
      viewOf(await found(caller, id), caller.language),

    fetch: async (caller: Caller, id: string): Promise<Fetched> => {
      const { state, fileKey, kind, format, language, createdAt, rows, spec } = await found(caller, id)
      // Whoever lost the role since reads no more of it.
      if (!measuresFor(caller.actor.roles).includes(spec.measure)) throw new Problem('FORBIDDEN')
      const bytes = state === 'done' && fileKey ? await storage.read(fileKey) : undefined
      if (!bytes) throw new Problem('NOT_FOUND')
      try {
        await audit.record({
          kind: 'export.read',
          actorId: caller.actor.accountId,
          address: caller.address,
          detail: { export: id, found: rows },
        })
      } catch (error) {
        // Nobody else would let them go.
        bytes.destroy()
        throw error
      }
      const name = `${patternOf(language, fileNames[kind])} ${cairoDate(createdAt)}.${format}`
      return { bytes, name, type: mediaTypes[format] }
    },

    /**
     * Removes the file before the row that names it: cut short, it can be done again. One that is being made is taken from its
     * worker first, which may store its file later: the row stays until it cannot any more.
     */
    remove: async (caller: Pick<Caller, 'actor'>, id: string): Promise<void> => {
      const { accountId } = caller.actor
      for (;;) {
        const { fileKey } = await found(caller, id)
        const isCancelled = await store.cancel(accountId, id, clock())
        if (isCancelled) return
        if (fileKey) await storage.remove(fileKey)
        if (await store.remove(accountId, id)) return
      }
    },
  }
}
export type Exports = ReturnType<typeof createExports>
