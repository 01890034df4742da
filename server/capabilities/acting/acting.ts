// The rules of acting for others. The person gives a code that was sent to them; it makes a permission of half an hour,
// good in the session that asked for it and nowhere else, for one person at a time. The person is told when it begins,
// and can read afterwards who acted, when and why.

import type { Acting, ActingRow, FiledFor, FoundPerson } from '@bawaba/contract/entities/acting.ts'
import type { SentCode } from '@bawaba/contract/entities/code.ts'
import type { Company } from '@bawaba/contract/entities/company.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { readRegisterNumber } from '@bawaba/contract/register-number.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import type { Whole } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { newToken, type Random, sha256 } from '../../platform/secret.ts'
import { type AccountsStore, contactsOf, refOf } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Messenger } from '../messages/index.ts'
import type { IdentityProof, ReadPaper } from '../profiles/index.ts'
import { messages } from './messages.ts'
import { type ActingRecord, type ActingStore, actingStore, type PastActing, pageSize } from './store.ts'
import { assertOne, mobileOf, type Whom, whomOf } from './whom.ts'

const minute = 60_000
const lifeMs = 30 * minute
const day = 24 * 60 * minute
/** Codes to one number from all who ask, and codes that one employee or agent may ask for. */
const toOneNumber = { limit: 20, windowMs: day }
const byOnePerson = { limit: 200, windowMs: day }

type Page<Shown> = { rows: Shown[]; next: string | undefined }
export type ActingPeople = {
  /** Ids of the active citizens with this identifier; none where identifiers are not kept. */
  byIdentifier(kind: 'nationalId' | 'passportNumber', typed: string): Promise<string[]>
}
export type ActingDependencies = {
  store: ActingStore
  accounts: Pick<AccountsStore, 'get' | 'smsTo'>
  codes: Codes
  budgets: Budgets
  lookups: Lookups
  messenger: Messenger
  audit: Audit
  people: ActingPeople
  identityProof: Pick<IdentityProof, 'read' | 'prove'>
  clock: () => Date
  random: Random
  newId: () => string
  whole: Whole
}
type Asking = { actor: SignedIn; address: string }

const ofCompany = (company: Company | null) => (company ? { company } : {})

/** The company as it is stored. Throws VALIDATION_FAILED where its number is none. */
const companyOf = ({ name, registerNumber }: Company): Company => {
  const read = readRegisterNumber(registerNumber)
  if (!read)
    throw new Problem('VALIDATION_FAILED', {
      details: [{ path: 'body.company.registerNumber', key: 'registerNumber' }],
    })
  return { name: name.trim(), registerNumber: read }
}

const viewOf = ({ id, owner, company, reason, beganAt, expiresAt }: ActingRecord): Acting => ({
  id,
  owner,
  ...ofCompany(company),
  reason,
  beganAt: beganAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

const rowOf = (now: Date, { beganAt, endedAt, company, ...rest }: PastActing): ActingRow => ({
  ...rest,
  ...ofCompany(company),
  beganAt: beganAt.toISOString(),
  ...(endedAt <= now ? { endedAt: endedAt.toISOString() } : {}),
})

/** What is shown of rows that were read with one more, and where the next page goes on. */
const pageOf = <Row extends { id: string }, Shown>(
  rows: readonly Row[],
  shown: (row: Row) => Shown,
): Page<Shown> => ({
  rows: rows.slice(0, pageSize).map(shown),
  next: rows.length > pageSize ? rows[pageSize - 1]?.id : undefined,
})

const maskedName = (firstName: string, lastName: string): string =>
  lastName === '' ? firstName : `${firstName} ${[...lastName][0]}…`

export const createActing = (dependencies: ActingDependencies) => {
  const { store, accounts, codes, budgets, lookups, messenger, audit, clock, random, newId, whole } =
    dependencies

  /** Bound to the session and to the number: a code that one session asked for opens nothing in another. */
  const subjectOf = ({ sessionId }: SignedIn, subject: string) => `owner ${sessionId}/${subject}`

  const tell = async (actor: SignedIn, owner: { id: string; language: Language }) => {
    const to = contactsOf(await accounts.get(owner.id), clock()).find(({ channel }) => channel === 'sms')
    if (!to) return
    const who = refOf(await accounts.get(actor.accountId))
    const name = owner.language === 'en' ? (who.englishName ?? who.name) : who.name
    await messenger.send({
      kind: 'accountChanged',
      ...to,
      text: t(owner.language, messages.begun, { who: name }),
    })
  }

  return {
    sendCode: async ({ actor, address }: Asking, person: Whom): Promise<SentCode> => {
      const whom = await whomOf(dependencies, person)
      await budgets.takeAll([
        { subject: `owner codes by ${actor.accountId}`, budget: byOnePerson },
        { subject: `owner codes to ${whom.to?.recipient ?? whom.subject}`, budget: toOneNumber },
      ])
      return codes.send({
        purpose: 'owner',
        subject: subjectOf(actor, whom.subject),
        address,
        to: whom.to,
      })
    },

    /** Begins to act. What the session had before has ended then. */
    verify: async (
      { actor, address }: Asking,
      {
        code,
        reason = '',
        company: typed,
        ...person
      }: Whom & { code: string; reason?: string; company?: Company },
    ): Promise<{ verified: true; requestOwnerToken: string; acting: Acting }> => {
      const company = typed ? companyOf(typed) : null
      const whom = await whomOf(dependencies, person)
      const token = newToken(random)
      const now = clock()
      return whole(async () => {
        await codes.use('owner', subjectOf(actor, whom.subject), code)
        const owner = await whom.find()
        if (!owner) throw new Problem('USER_NOT_FOUND')
        const begun = {
          id: newId(),
          tokenHash: sha256(token),
          sessionId: actor.sessionId,
          now,
          actorId: actor.accountId,
          ownerId: owner.id,
          company,
          reason: reason.trim(),
          expiresAt: new Date(now.getTime() + lifeMs),
        }
        await audit.deed(async (queries, record) => {
          await actingStore(queries).begin(begun)
          await record({
            kind: 'acting.begun',
            actorId: actor.accountId,
            onBehalfOf: owner.id,
            subjectId: owner.id,
            address,
            detail: { actingId: begun.id },
          })
        })
        await tell(actor, owner)
        const acting = viewOf({ ...begun, beganAt: now, owner: refOf(owner) })
        return { verified: true, requestOwnerToken: token, acting }
      })
    },

    /** Proves who the person is that the session acts for: they gave a code and stand there with their document. */
    proveIdentity: async (
      { actor, address }: Asking,
      { corrects, ...typed }: ReadPaper & { corrects?: boolean },
    ): Promise<void> => {
      const paper = dependencies.identityProof.read(typed)
      const record = await store.current(actor.sessionId, clock())
      if (!record) throw new Problem('INVALID_REQUEST_OWNER_TOKEN')
      // Whoever tries numbers learns which are proved.
      await lookups.takeForEntry({ actorId: actor.accountId, address, by: paper.document }, 1)
      await dependencies.identityProof.prove(
        { accountId: record.ownerId, by: { employeeId: actor.accountId }, address, corrects },
        paper,
      )
    },

    release: ({ actor, address }: Pick<Asking, 'actor' | 'address'>): Promise<void> =>
      audit.deed(async (queries, record) => {
        for (const { id, ownerId } of await actingStore(queries).end(actor.sessionId, clock()))
          await record({
            kind: 'acting.ended',
            actorId: actor.accountId,
            onBehalfOf: ownerId,
            subjectId: ownerId,
            address,
            detail: { actingId: id },
          })
      }),

    current: async (actor: SignedIn): Promise<Acting | null> => {
      const record = await store.current(actor.sessionId, clock())
      return record ? viewOf(record) : null
    },

    /** The person a session acts for, as an actor: everything of theirs, nothing of the rights of who acts. */
    ownerOf: async (actor: SignedIn, proof: { token: string } | { actingId: string }): Promise<SignedIn> => {
      const now = clock()
      const record = await ('token' in proof
        ? store.findByToken(actor.sessionId, sha256(proof.token.slice(0, 100)), now)
        : store.findById(actor.sessionId, proof.actingId, now))
      if (!record) throw new Problem('INVALID_REQUEST_OWNER_TOKEN')
      return {
        ...actor,
        accountId: record.ownerId,
        userSlug: 'citizen',
        roles: [],
        services: [],
        teams: [],
        serviceCenter: null,
        // How the person likes to read their lists is nothing to whoever serves them.
        selectedLabels: undefined,
        by: { accountId: actor.accountId, actingId: record.id, ...ofCompany(record.company) },
      }
    },

    /** Who it might be, masked: whoever looks for a person still needs their code. */
    search: async (
      { actor, address }: Pick<Asking, 'actor' | 'address'>,
      whom: { mobile?: string; nationalId?: string; passportNumber?: string },
    ): Promise<FoundPerson[]> => {
      assertOne('body', [whom.mobile, whom.nationalId, whom.passportNumber])
      const by = Object.keys(whom)[0] ?? ''
      const lookUp = { actorId: actor.accountId, address, by }
      await lookups.take(lookUp)
      const ids =
        whom.mobile !== undefined
          ? (await store.citizensByMobile(mobileOf(whom.mobile), clock())).map(({ id }) => id)
          : whom.nationalId !== undefined
            ? await dependencies.people.byIdentifier('nationalId', whom.nationalId)
            : await dependencies.people.byIdentifier('passportNumber', whom.passportNumber ?? '')
      const found = (await Promise.all(ids.map(store.findCitizen))).filter(person => person !== undefined)
      await lookups.found(
        lookUp,
        found.map(({ id }) => id),
        found.length,
      )
      return found.map(({ id, firstName, lastName, mobile }) => ({
        id,
        name: maskedName(firstName, lastName),
        mobile: mobile ? `…${mobile.slice(-4)}` : '',
      }))
    },

    ofActor: async (actorId: string, after: string | undefined): Promise<Page<ActingRow>> =>
      pageOf(await store.ofActor(actorId, after), row => rowOf(clock(), row)),
    ofOwner: async (ownerId: string, after: string | undefined): Promise<Page<ActingRow>> =>
      pageOf(await store.ofOwner(ownerId, after), row => rowOf(clock(), row)),
    filedBy: async (actorId: string, after: string | undefined): Promise<Page<FiledFor>> =>
      pageOf(await store.filedBy(actorId, after), ({ id: _, createdAt, company, ...row }) => ({
        ...row,
        ...ofCompany(company),
        createdAt: createdAt.toISOString(),
      })),
  }
}
export type ActingCapability = ReturnType<typeof createActing>
