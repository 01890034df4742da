// Erasure: a person asks, staff decide, a legal hold and requests under way prevent it, and the person is told.

import type { Erasure, ErasureCase } from '@bawaba/contract/entities/erasure.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { t } from '@bawaba/language/index.ts'
import type { FreshActor, SignedIn } from '../../platform/http/call.ts'
import { contactsOf, subjectOf } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { Messenger } from '../messages/index.ts'
import { placeHold } from './holds.ts'
import { messages } from './messages.ts'
import { type ErasureRow, type PersonalDataStore, personalDataStore } from './store.ts'

/** A last message that nobody could deliver is kept so long. */
const lastWordMs = 86_400_000

type Dependencies = {
  store: PersonalDataStore
  messenger: Pick<Messenger, 'prepare'>
  /** Removes the bytes of files. */
  discard(fileId: string): Promise<void>
  /** Tables of programmes whose rows belong to one person each. */
  programmeTables(): readonly string[]
  audit: Audit
  clock: () => Date
  newId: () => string
}
type By = { actor: SignedIn; address: string }
type FreshBy = By & { actor: FreshActor }

const viewOf = ({ id, state, reason, askedAt, decidedAt, answer }: ErasureRow): Erasure => ({
  id,
  state,
  reason,
  askedAt: askedAt.toISOString(),
  ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
  ...(answer ? { answer } : {}),
})

export const createErasures = ({ store, messenger, audit, clock, newId, ...dependencies }: Dependencies) => {
  const get = async (id: string) => {
    const found = await store.find(id)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }
  const messageTo = (person: Awaited<ReturnType<typeof get>>, words: 'done' | 'refused', answer: string) => {
    const { accountId: id, language } = person
    const [to] = contactsOf({ ...person, id }, clock())
    const text = t(language, messages[words], { answer })
    return (
      to &&
      messenger.prepare({
        kind: 'erasureDecided',
        ...to,
        text,
        ...subjectOf(to, t(language, messages.subject)),
      })
    )
  }

  return {
    own: async (accountId: string): Promise<Erasure | null> => {
      const row = await store.newest(accountId)
      return row ? viewOf(row) : null
    },

    ask: async ({ actor, address }: FreshBy, reason: string): Promise<Erasure> => {
      const { accountId } = actor
      const order = { id: newId(), accountId, reason: reason.trim(), now: clock() }
      await audit.deed(async (queries, record) => {
        if (!(await personalDataStore(queries).ask(order))) throw new Problem('CONFLICT')
        await record(eventOfSelf('person.erasureAsked', accountId, address))
      })
      return viewOf((await store.newest(accountId)) as ErasureRow)
    },

    withdraw: async ({ actor: { accountId }, address }: By): Promise<void> => {
      await audit.deed(async (queries, record) => {
        if (!(await personalDataStore(queries).withdraw(accountId, clock()))) throw new Problem('NOT_FOUND')
        await record(eventOfSelf('person.erasureWithdrawn', accountId, address))
      })
    },

    list: async (): Promise<ErasureCase[]> =>
      (await store.all()).map(({ person, openRequests, hold, ...row }) => ({
        ...viewOf(row),
        person,
        openRequests,
        hold,
      })),

    decide: async (
      { actor, address }: FreshBy,
      id: string,
      { decision, answer }: { decision: 'erase' | 'refuse'; answer: string },
    ): Promise<void> => {
      const requested = await get(id)
      const now = clock()
      const by = { id, by: actor.accountId, answer: answer.trim(), now }
      const event = { actorId: actor.accountId, subjectId: requested.accountId, address, detail: {} }
      if (decision === 'refuse') {
        const message = messageTo(requested, 'refused', by.answer)
        await audit.deed(async (queries, record) => {
          if (!(await personalDataStore(queries).refuse(by, message))) throw new Problem('CONFLICT')
          await record({ kind: 'person.erasureRefused', ...event })
        })
        return
      }
      const message = messageTo(requested, 'done', by.answer)
      const forgetAt = new Date(now.getTime() + lastWordMs)
      const done = await audit.deed(
        async (queries, record) => {
          const erased = await personalDataStore(queries).erase(
            by,
            message,
            forgetAt,
            dependencies.programmeTables(),
          )
          if (erased.outcome === 'erased') await record({ kind: 'person.erased', ...event })
          return erased
        },
        { statementTimeout: 30_000 },
      )
      if (done.outcome !== 'erased') throw new Problem(done.outcome)
      // The rows go last: what a crash leaves is removed with files that nothing holds.
      for (const file of done.files) await dependencies.discard(file)
      await store.forgetFiles(done.files)
    },

    hold: async ({ actor, address }: By, id: string, reason: string): Promise<void> => {
      const { accountId } = await get(id)
      const placed = { id: newId(), accountId, reason: reason.trim(), by: actor.accountId, now: clock() }
      await audit.deed(placeHold({ actor, address }, placed))
    },

    lift: async ({ actor, address }: FreshBy, id: string): Promise<void> => {
      const { accountId } = await get(id)
      const event = { actorId: actor.accountId, subjectId: accountId, address }
      await audit.deed(async (queries, record) => {
        if (!(await personalDataStore(queries).lift(accountId, actor.accountId, clock())))
          throw new Problem('NOT_FOUND')
        await record({ kind: 'person.holdLifted', ...event })
      })
    },
  }
}
export type Erasures = ReturnType<typeof createErasures>
