// What can be done with files: begin, take in, check, show, link to, fetch, remove. A file is pending until its check
// is through; only then can anything hold it. A check that a crash cut short is done when the file is next asked for.

import type { Readable } from 'node:stream'
import type { File } from '@bawaba/contract/entities/file.ts'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import type { Sql } from '../../platform/database/index.ts'
import type { Actor, SentFile } from '../../platform/http/call.ts'
import type { Scan } from '../../platform/scan/index.ts'
import { type Storage, StorageUnavailable } from '../../platform/storage/index.ts'
import type { AllowanceOf } from './allowance.ts'
import { type Announced, judgeAnnounced, type Limits, sizeProblem } from './check.ts'
import { createChecks } from './checks.ts'
import { thumbnailType } from './images.ts'
import { keyOf } from './keys.ts'
import { acceptedNames } from './kinds.ts'
import { hrefOf, isGood, type What } from './links.ts'
import type { Parts } from './parts.ts'
import type { Quarantine } from './quarantine.ts'
import type { FileOwner, FileRecord, FilesStore } from './store.ts'

export type Caller = { actor: Actor; owner: FileOwner; scope: Scope }
export type FileDependencies = {
  store: FilesStore
  storage: Storage
  quarantine: Quarantine
  parts: Parts
  scan: Scan
  /** Which requests `r` a caller may see. */
  requestScope: (actor: Actor, scope: Scope) => Sql
  limits: Limits
  /** What an owner may upload. */
  allowanceOf: AllowanceOf
  linkMs: number
  /** Writes down that staff read what the request of somebody else holds. */
  viewed(look: { actorId: string; ownerId: string; ID: string; serviceSlug: string }): Promise<void>
  secret: string
  clock: () => Date
  newId: () => string
}
export type Fetched = { bytes: Readable; name: string; type: string; size: number | undefined; what: What }

const day = 86_400_000
const isId = (text: string): boolean =>
  text.length === 36 && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const mostNamed = 1000
/** Whatever looks like an id anywhere among answers: what is none of a file is not found. */
const idsIn = (answers: unknown): string[] => {
  const found: string[] = []
  const open: unknown[] = [answers]
  while (open.length > 0 && found.length < mostNamed) {
    const value = open.pop()
    if (typeof value === 'string' && isId(value)) found.push(value)
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value))
  }
  return found
}

const viewOf = ({ id, name, size, type, sha256, hasThumbnail, state, createdAt }: FileRecord): File => ({
  id,
  name,
  size,
  type,
  sha256,
  hasThumbnail,
  state: state === 'clean' ? 'clean' : 'pending',
  createdAt: createdAt.toISOString(),
})

export const createFiles = (dependencies: FileDependencies) => {
  const { store, storage, quarantine, parts, limits, clock, secret } = dependencies
  const checks = createChecks(dependencies)
  const { discard } = checks

  const begin = async (owner: FileOwner, announced: Announced): Promise<FileRecord> => {
    const { size, quota } = dependencies.allowanceOf(owner)
    const { name, type } = judgeAnnounced(announced, { ...limits, size })
    const file = { id: dependencies.newId(), name, type, size: announced.size ?? 0, createdAt: clock() }
    // One that comes in one go counts for the most it may be until it is there.
    const room = await store.add({ ...file, owner }, { ...quota, unknown: size })
    if (room === 'none of the owner') throw new Problem('TOO_MANY_FILES')
    if (room === 'none of the account') throw new Problem('UPLOADS_FULL')
    return {
      ...file,
      sha256: null,
      state: 'pending',
      refusal: null,
      hasThumbnail: false,
      isHeld: false,
      storedBy: null,
    }
  }

  /** Before any byte goes out: what staff read of somebody else's request is written down. */
  const noteLook = async ({ owner, scope }: Caller, id: string): Promise<void> => {
    const holder = scope === 'own' ? undefined : await store.holder(id)
    if (holder && holder.ownerId !== owner.accountId)
      await dependencies.viewed({ actorId: owner.accountId, ...holder })
  }

  /** A refused file is told by its refusal, as often as its owner asks. */
  const assertNotRefused = ({ state, refusal, name }: FileRecord): void => {
    if (state !== 'refused') return
    if (!refusal) throw new Problem('NOT_FOUND')
    const limit = Math.round((limits.size / 2 ** 20) * 10) / 10
    throw new Problem(refusal as ErrorCode, { params: { name, limit, accepted: acceptedNames } })
  }

  /** Checks a file whose bytes have all come; whoever asks while it runs waits for the same check. */
  const finish = async (owner: FileOwner, file: FileRecord): Promise<File> => {
    await checks.once(owner, file, assertNotRefused)
    const finished = await store.findOwn(owner, file.id)
    if (!finished) throw new Problem('NOT_FOUND')
    return viewOf(finished)
  }

  const getOwn = async (owner: FileOwner, id: string): Promise<FileRecord> => {
    const file = await store.findOwn(owner, id)
    if (!file) throw new Problem('NOT_FOUND')
    assertNotRefused(file)
    return file
  }

  const getClean = async ({ actor, owner, scope }: Caller, id: string): Promise<FileRecord> => {
    const file = await store.find(owner, dependencies.requestScope(actor, scope), id)
    if (file?.state !== 'clean') throw new Problem('NOT_FOUND')
    return file
  }

  const bytesOf = ({ id, storedBy }: FileRecord) => storage.read(keyOf(id, storedBy, 'file'))

  const hasArrived = async ({ id, size }: FileRecord): Promise<boolean> =>
    size > 0 && (await parts.progress(id))?.received === size

  /** What a form may speak of: the files among the ids that a person may put into an answer. */
  const documentsOf = async (
    owner: FileOwner,
    ids: readonly string[],
    requestId?: string,
  ): Promise<Map<string, DocumentRef>> => {
    const named = ids.filter(isId)
    if (named.length === 0) return new Map()
    const found = await store.documents(owner, named, requestId ?? null)
    return new Map(found.map(document => [document.id, document]))
  }

  return {
    begin,
    finish,
    /** An upload of one's own that still goes on. */
    getPending: async (owner: FileOwner, id: string): Promise<FileRecord> => {
      const file = await getOwn(owner, id)
      const isOld = file.createdAt.getTime() + day < clock().getTime()
      if (file.state !== 'pending' || isOld) throw new Problem('NOT_FOUND')
      return file
    },

    /** Takes a file in one go. */
    receive: async (owner: FileOwner, { name, type, bytes }: SentFile): Promise<File> => {
      const file = await begin(owner, { name, type })
      const { size } = dependencies.allowanceOf(owner)
      /** Its sender knows no id to go on with: nothing of it stays. */
      const drop = async (): Promise<void> => {
        await store.giveUp(owner, file.id)
        await discard(file.id)
        await store.forget([file.id])
      }
      try {
        await quarantine.open()
        const came = await quarantine.take(file.id, bytes, size)
        const problem = came > size ? sizeProblem(file.name, came, { ...limits, size }) : undefined
        if (problem) throw problem
      } catch (error) {
        await drop()
        const isAnswered = error instanceof StorageUnavailable || error instanceof Problem
        throw isAnswered ? error : new Problem('MALFORMED', { cause: error })
      }
      return finish(owner, file).catch(async error => {
        // A refusal stays, to be told as often as it is asked for; that it could not be checked or stored does not.
        if (!(error instanceof Problem && error.status === 422)) await drop()
        throw error
      })
    },

    show: async ({ actor, owner, scope }: Caller, id: string): Promise<File> => {
      const file = await store.find(owner, dependencies.requestScope(actor, scope), id)
      if (!file) throw new Problem('NOT_FOUND')
      assertNotRefused(file)
      if (file.state === 'pending' && (await hasArrived(file))) return finish(owner, file)
      return viewOf(file)
    },

    link: async (caller: Caller, id: string, what: What): Promise<{ href: string; expiresAt: string }> => {
      const file = await getClean(caller, id)
      if (what === 'thumbnail' && !file.hasThumbnail) throw new Problem('NOT_FOUND')
      const until = clock().getTime() + dependencies.linkMs
      const href = hrefOf(secret, { id, what, ...caller, until })
      return { href, expiresAt: new Date(until).toISOString() }
    },

    /** The bytes behind a link; the caller must be who it was made for, and still may see the file. */
    fetch: async (
      caller: Caller,
      { id, what, until, signature }: { id: string; what: What; until: string; signature: string },
    ): Promise<Fetched> => {
      const link = { id, what, ...caller, until: Number(until) }
      if (!isGood(secret, link, signature, clock())) throw new Problem('NOT_FOUND')
      const { name, type, size, storedBy } = await getClean(caller, id)
      await noteLook(caller, id)
      const bytes = await storage.read(keyOf(id, storedBy, what))
      if (!bytes) throw new Problem('NOT_FOUND')
      return what === 'file'
        ? { bytes, name, type, size, what }
        : { bytes, name, type: thumbnailType, size: undefined, what }
    },

    /** A clean file for a capability that has decided who may read it; it writes down that they did. */
    read: async (id: string): Promise<Fetched> => {
      const file = await store.named(id)
      const bytes = file && (await bytesOf(file))
      if (!file || !bytes) throw new Problem('NOT_FOUND')
      return { bytes, name: file.name, type: file.type, size: file.size, what: 'file' }
    },

    remove: async (owner: FileOwner, id: string): Promise<void> => {
      const file = await store.findOwn(owner, id)
      if (!file) throw new Problem('NOT_FOUND')
      if (!(await store.giveUp(owner, id)))
        throw new Problem('FILE_ATTACHED', { params: { name: file.name } })
      await discard(id)
      await store.forget([id])
    },

    /** What a programme names in a row of its own holds a file, and lets go of it. */
    hold: store.hold,
    letGo: store.letGo,

    documentsOf,
    /** The same for the files named anywhere among answers. */
    usable: (owner: FileOwner, answers: unknown, requestId?: string) =>
      documentsOf(owner, idsIn(answers), requestId),
    /** What a visitor uploaded becomes theirs who signed in in the same browser; answers the ids. */
    claim: (from: FileOwner, to: string, ids: readonly string[]): Promise<string[]> =>
      store.claim(from, to, ids.filter(isId)),
    documentsOfDraft: (accountId: string, draftId: string): Promise<DocumentRef[]> =>
      store.ofDraft(accountId, draftId),
    attachToRequest: (accountId: string, ids: readonly string[], requestId: string): Promise<number> =>
      store.attachToRequest(accountId, ids.filter(isId), requestId),
    /** A draft holds the files that its answers name, and lets go of those they do not name any more. */
    holdForDraft: async (accountId: string, answers: unknown, draftId: string): Promise<void> => {
      await store.attachToDraft(accountId, idsIn(answers), draftId)
    },

    /** The bytes of a clean file, for whoever has looked whether it may be read. */
    bytesOf: async (id: string): Promise<Readable | undefined> => {
      const file = await store.named(id)
      return file && bytesOf(file)
    },
    discard,

    /** Removes what nothing holds and is older, its bytes before its row, and what a crash left in quarantine. */
    tidy: async (before: Date): Promise<void> => {
      for (;;) {
        const ids = await store.giveUpWaiting(before)
        for (const id of ids) await discard(id)
        await store.forget(ids)
        if (ids.length === 0) break
      }
      await quarantine.clearBefore(before)
      await storage.sweep(before)
    },
  }
}
export type Files = ReturnType<typeof createFiles>
