// The rules of drafts: one a service and person unless named, a change names the revision it was made on, what was
// sent is no draft any more.

import { isDeepStrictEqual } from 'node:util'
import type { Document } from '@bawaba/contract/entities/document.ts'
import type { Draft, DraftRow } from '@bawaba/contract/entities/draft.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { retention } from '@bawaba/contract/retention.ts'
import { isUniqueViolation } from '../../platform/database/index.ts'
import type { Catalogue, CatalogueEntry } from '../catalogue/index.ts'
import { sealStoredDrafts } from './seal-stored.ts'
import type { DraftRecord, DraftsStore, Saving } from './store.ts'

export const draftLife = retention.leftDrafts.keepMs
/** Bytes of answers; a form of a thousand long answers has less. */
const mostBytes = 512 * 1024
const mostDrafts = 100

export type DraftDependencies = {
  store: DraftsStore
  clock: () => Date
  catalogue: Pick<Catalogue, 'versionOf' | 'entryAt'>
  documents: {
    /** The files that a draft holds. */
    of(accountId: string, draftId: string): Promise<Document[]>
    /** Makes the draft hold the files that its answers name. */
    hold(accountId: string, answers: unknown, draftId: string): Promise<void>
  }
}

/** Which form of a service is meant, as its calls name it. */
export type FormRef = { version?: number; draftId?: string }
type Named = { accountId: string; service: string; draftId: string }

const rowOf = ({
  createdAt,
  updatedAt,
  closedMs,
  step,
  ...rest
}: Omit<DraftRecord, 'answers'>): DraftRow => ({
  ...rest,
  ...(step === null ? {} : { step }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  expiresAt: new Date(updatedAt.getTime() + closedMs + draftLife).toISOString(),
  ...(closedMs > 0 && { closedMinutes: Math.ceil(closedMs / 60_000) }),
})

/**
 * Whether a draft is what this saving has made of the revision that it was based on: its answer was lost and it is sent
 * again. The same answers on the same revision from another device make the same draft.
 */
const isMade = (
  draft: DraftRecord,
  { version, activityId, name, step, answers }: Saving,
  revision: number | undefined,
): boolean =>
  draft.revision === (revision ?? 0) + 1 &&
  isDeepStrictEqual(
    [draft.version, draft.activityId, draft.name, draft.step, draft.answers],
    [version, activityId, name, step ?? null, answers],
  )

export const createDrafts = ({ store, clock, catalogue, documents }: DraftDependencies) => {
  const { versionOf } = catalogue
  const whole = async (accountId: string, { answers, ...row }: DraftRecord): Promise<Draft> => ({
    ...rowOf(row),
    answers,
    documents: await documents.of(accountId, row.id),
  })
  const get = async ({ accountId, service, draftId }: Named): Promise<Draft> => {
    const found = await store.find(accountId, service, draftId)
    if (!found) throw new Problem('NOT_FOUND')
    return whole(accountId, found)
  }
  /** A newer revision of this draft, for the person to choose between both. */
  const conflict = async ({ accountId }: Named, current: DraftRecord): Promise<never> => {
    throw new Problem('CONFLICT', { extra: { current: await whole(accountId, current) } })
  }
  /** The other draft of this name; a draft without one counts as a name. */
  const exists = async ({ accountId, service }: Named, name: string): Promise<never> => {
    const other = (await store.ofService(accountId, service)).find(draft => draft.name === name)
    if (!other) throw new Problem('NOT_FOUND')
    throw new Problem('DRAFT_EXISTS', { extra: { current: await whole(accountId, other) } })
  }

  const add = async (named: Named, saving: Saving): Promise<DraftRow> => {
    const added = await store.add(saving, mostDrafts).catch(error => {
      if (isUniqueViolation(error)) return 'taken' as const
      throw error
    })
    if (added === 'full') throw new Problem('TOO_MANY_DRAFTS')
    if (added === 'taken') {
      const own = await store.find(named.accountId, named.service, named.draftId)
      if (!own) return exists(named, saving.name)
      return isMade(own, saving, undefined) ? rowOf(own) : conflict(named, own)
    }
    // Its request is on its way already: there is nothing to save any more.
    if (!added) throw new Problem('NOT_FOUND')
    return rowOf(added)
  }

  const change = async (named: Named, saving: Saving, revision: number): Promise<DraftRow> => {
    const changed = await store.change(saving, revision).catch(error => {
      // It may be given the name of another draft of theirs.
      if (isUniqueViolation(error)) return exists(named, saving.name)
      throw error
    })
    if (changed) return rowOf(changed)
    const current = await store.find(named.accountId, named.service, named.draftId)
    if (!current) throw new Problem('NOT_FOUND')
    return isMade(current, saving, revision) ? rowOf(current) : conflict(named, current)
  }

  return {
    /**
     * The service at the version that a form was opened with: an earlier one where the person's draft goes on with it, the
     * present one otherwise. Every call that takes answers of a form not yet sent is judged by it.
     */
    entryOf: async (
      present: CatalogueEntry,
      { version, draftId }: FormRef,
      sender: { accountId: string } | undefined,
    ): Promise<CatalogueEntry> => {
      const { slug, version: newest } = present.row
      if (!sender || version === undefined || version === newest || !draftId) return present
      const draft = await store.find(sender.accountId, slug, draftId)
      return draft?.opensVersion === version ? catalogue.entryAt(present, version) : present
    },

    list: async (accountId: string): Promise<DraftRow[]> => (await store.ofAccount(accountId)).map(rowOf),
    ofService: async (accountId: string, service: string): Promise<Draft[]> =>
      Promise.all((await store.ofService(accountId, service)).map(row => whole(accountId, row))),
    get,

    save: async (
      named: Named,
      revision: number | undefined,
      body: {
        version: number
        activityId: string
        answers: Record<string, unknown>
        name?: string
        step?: string
        replaces?: string
      },
    ): Promise<DraftRow> => {
      if (body.version > versionOf(named.service)) throw new Problem('VERSION_CHANGED')
      if (Buffer.byteLength(JSON.stringify(body.answers)) > mostBytes) throw new Problem('DRAFT_TOO_LARGE')
      const { version, activityId, answers, name = '', step, replaces } = body
      const { accountId, service, draftId } = named
      const saving: Saving = {
        id: draftId,
        accountId,
        serviceSlug: service,
        version,
        activityId,
        name,
        step,
        answers,
        replaces,
        now: clock(),
      }
      const stored = revision === undefined ? await add(named, saving) : await change(named, saving, revision)
      await documents.hold(accountId, answers, draftId)
      return stored
    },

    remove: async ({ accountId, service, draftId }: Named): Promise<void> => {
      if (!(await store.remove(accountId, service, draftId, clock()))) throw new Problem('NOT_FOUND')
      // A copy that was put aside names the same files, and a file has one holder.
      for (const { id, answers } of (await store.ofService(accountId, service)).reverse())
        await documents.hold(accountId, answers, id)
    },

    restore: async (named: Named): Promise<DraftRow> => {
      const { accountId, service, draftId } = named
      const back = await store.restore(accountId, service, draftId).catch(async error => {
        if (!isUniqueViolation(error)) throw error
        const deleted = (await store.whole(accountId)).find(({ id }) => id === draftId)
        return exists(named, deleted?.name ?? '')
      })
      if (!back) throw new Problem('NOT_FOUND')
      const { answers } = (await store.find(accountId, service, draftId)) ?? {}
      await documents.hold(accountId, answers ?? {}, draftId)
      return rowOf(back)
    },

    /** Seals what a former version left open. */
    tidy: async (): Promise<void> => {
      await sealStoredDrafts(store)
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>
