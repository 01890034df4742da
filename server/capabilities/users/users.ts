// The rules of managing staff: who may be added, what may be changed, and that nobody locks themselves out. Every act
// is written into the audit with what it changed.

import type { AuditKind } from '@bawaba/contract/audit-kinds.ts'
import type { Handover, OpenWork, ProposedRights } from '@bawaba/contract/entities/handover.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { ImportReport, NewStaff, StaffChange, StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { staffErrorsWith } from '@bawaba/contract/staff-choices.ts'
import {
  type StaffError,
  type StaffSlug,
  type StaffTyped,
  type StaffUsernames,
  staffUsername,
} from '@bawaba/contract/staff-rules.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { LockingQueries } from '../../platform/database/index.ts'
import { cursorOf, fieldIn, parseFilter, parseWhere, shownBy, valuesOf } from '../../platform/filter/index.ts'
import type { FreshActor, SentFile, SignedIn } from '../../platform/http/call.ts'
import type { Audit, AuditEvent } from '../audit/index.ts'
import type { Numbers } from '../codes/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Leavers } from '../requests/index.ts'
import type { CentersStore } from '../service-centers/index.ts'
import { type StaffAdded, staffChangeStore } from './change-store.ts'
import { changesOf } from './changes.ts'
import { createTaken, duplicate } from './duplicates.ts'
import { isUnchanged, rowsOfPart, staffCsv } from './export.ts'
import type { Identity } from './identity.ts'
import { type ImportLine, judgeImport, readImport } from './import.ts'
import type { Links } from './links.ts'
import { type StaffRecord, type UsersStore, usersStore } from './store.ts'
import { gained, type Telling } from './telling.ts'
import { askedOfStaff, identifying } from './vocabulary.ts'
import {
  assertKept,
  contactOf,
  isWider,
  refuse,
  usernameAfter,
  withSignInMobile,
  writtenOf,
} from './written.ts'

export type UserRules = {
  store: UsersStore
  telling: Telling
  centers: Pick<CentersStore, 'offered'>
  links: Pick<Links, 'send'>
  /** Which numbers are sent codes. */
  numbers: Numbers
  /** Hands on open requests of those whose rights end. */
  leavers: Pick<Leavers, 'preview' | 'settle' | 'announce'>
  audit: Audit
  lookups: Lookups
  identity: Identity
  /** The kinds of account that can be added. */
  slugs: readonly StaffSlug[]
  /** What user names of staff are. */
  usernames: StaffUsernames
  clock: () => Date
  newId: () => string
}
type By = { actor: SignedIn; address: string }
/** Whoever gives or takes power, or a way in, proves themselves first. */
type FreshBy = By & { actor: FreshActor }
type UsersQuery = {
  filter: unknown
  total?: boolean | undefined
  after?: string | undefined
  inAddress: boolean
}

export const createUsers = (rules: UserRules) => {
  const { store, telling, centers, links, numbers, leavers, lookups, audit, clock, newId } = rules
  const { identity, usernames } = rules
  const { viewOf } = identity
  const used = createTaken({ store, lookups, usernames, indexOf: identity.indexOf })
  const against = async (keptAs?: StaffRecord) => ({
    isNew: keptAs === undefined,
    slugs: rules.slugs,
    usernames,
    today: cairoDate(clock()),
    choices: await choices(),
    kept: keptAs,
  })
  const assertGood = async (typed: StaffTyped, keptAs?: StaffRecord) =>
    refuse(staffErrorsWith(typed, await against(keptAs)))
  /** A number that is sent no codes is refused where it is typed: its owner could never confirm it. */
  const mobileFaults = async (mobile: string | null, ...known: (string | null)[]): Promise<StaffError[]> =>
    mobile === null || known.includes(mobile) || (await numbers.isServed(mobile))
      ? []
      : [{ field: 'mobile', key: 'notServed' }]
  const get = async (id: string): Promise<StaffRecord> => {
    const found = await store.find(id)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }
  const outdated = async (id: string) =>
    new Problem('CONFLICT', { extra: { current: viewOf(await get(id)) } })
  const choices = async (): Promise<StaffChoices> => {
    const [offered, services, teams] = await Promise.all([centers.offered(), store.services(), store.teams()])
    return { places: offered.map(({ position: _, ...option }) => option), services, teams }
  }
  const eventOf = ({ actor, address }: By, kind: AuditKind, subjectId: string, detail = {}): AuditEvent => ({
    kind,
    actorId: actor.accountId,
    subjectId,
    address,
    detail,
  })

  /** Moves an account between states; NOT_NOW where it is in none of those it may come from. */
  type Move = { from: string[]; to: 'active' | 'disabled'; ends: boolean; kind: AuditKind }
  const become = async (by: By, id: string, move: Move, handover?: Handover): Promise<StaffUser> => {
    await get(id)
    const now = clock()
    const { user, moved } = await audit.deed(async (queries, record) => {
      const changed = await usersStore(queries).become(id, move.from, move.to, { now, ends: move.ends })
      if (!changed) throw new Problem('NOT_NOW')
      const moved = await leavers.settle(queries, { accountId: id, actorId: by.actor.accountId, handover })
      await record(eventOf(by, move.kind, id, { to: changed.status, ...handed(moved) }))
      return { user: viewOf(changed), moved }
    })
    leavers.announce(moved)
    return user
  }

  /** How many requests a change of rights moved, for the audit. */
  const handed = (moved: readonly unknown[]) => (moved.length > 0 ? { requests: moved.length } : {})

  const send = async (by: By, id: string, purpose: 'invitation' | 'reset', of: StaffUser['status']) => {
    const user = await get(id)
    if (user.status !== of) throw new Problem('NOT_NOW')
    await links.send(user, purpose, eventOf(by, purpose === 'reset' ? 'person.reset' : 'person.invited', id))
    return viewOf(await get(id))
  }

  const proposedIn = (by: By, user: StaffRecord, before?: StaffRecord) =>
    user.rolesProposedBy === by.actor.accountId ? gained(before?.pendingRoles ?? [], user.pendingRoles) : []
  /** Guarded roles: which of them wait, and which were given up, as the audit records them. */
  const guardedEvents = (by: By, user: StaffRecord, before?: StaffRecord): AuditEvent[] => {
    const proposed = proposedIn(by, user, before)
    const dropped = gained([...user.pendingRoles, ...user.roles], before?.pendingRoles ?? [])
    const detail = { roles: dropped, proposedBy: before?.rolesProposedBy }
    return [
      ...(proposed.length > 0 ? [eventOf(by, 'person.roles-proposed', user.id, { roles: proposed })] : []),
      ...(dropped.length > 0 ? [eventOf(by, 'person.roles-declined', user.id, detail)] : []),
    ]
  }
  /** The others who guard such roles hear of those that wait and of those that were given. */
  const tellGuardians = async (queries: LockingQueries, by: By, user: StaffRecord, before?: StaffRecord) => {
    const news = {
      rolesProposed: proposedIn(by, user, before),
      rolesGranted: gained(before?.roles ?? [], user.roles),
    }
    for (const kind of ['rolesProposed', 'rolesGranted'] as const)
      if (news[kind].length > 0)
        await telling.toGuardians(queries, kind, user, news[kind], by.actor.accountId)
  }

  const addRecorded = (by: By, written: StaffAdded, more: { by?: 'import' } = {}) =>
    audit.deed(async (queries, record) => {
      const person = await staffChangeStore(queries).add(written, by.actor.accountId)
      if (!person) return undefined
      const { userSlug, roles, services, teams } = person
      const detail = { userSlug, roles, services, teams, ...more }
      await record(eventOf(by, 'person.added', person.id, detail), ...guardedEvents(by, person))
      await tellGuardians(queries, by, person)
      return person
    })

  /** A new account of what was typed and accepted. */
  const newOf = (typed: StaffTyped, userSlug: UserSlug): StaffAdded => ({
    ...writtenOf(withSignInMobile(typed, usernames)),
    ...identity.written(typed),
    id: newId(),
    username: staffUsername(typed, usernames) ?? '',
    userSlug,
    now: clock(),
  })

  return {
    choices,
    get: async (id: string): Promise<StaffUser> => viewOf(await get(id)),
    has: async (id: string): Promise<boolean> => (await store.find(id)) !== undefined,

    /** To ask for a mobile number or an address is to look somebody up, which is counted. */
    list: async ({ actor, address }: By, { filter: filterText, total, after, inAddress }: UsersQuery) => {
      const { vocabulary, columns } = askedOfStaff(inAddress, identity.indexOf)
      const filter = parseFilter(filterText, vocabulary)
      const field = fieldIn(filter.where, identifying)
      const lookUp = field && { actorId: actor.accountId, address, by: field }
      if (lookUp) await lookups.take(lookUp, valuesOf(filter.where, identifying).size)
      const [rows, count] = await Promise.all([
        store.list(filter, columns, after),
        total ? store.count(filter.where, columns) : undefined,
      ])
      if (lookUp)
        await lookups.found(
          lookUp,
          rows.map(({ id }) => id),
          rows.length,
        )
      const last = rows.at(-1)
      const next = last && rows.length === filter.limit ? cursorOf(last.place) : undefined
      return {
        rows: rows.map(({ place: _, ...row }): StaffUser => shownBy(filter, viewOf(row)) as StaffUser),
        total: count,
        next,
      }
    },

    count: async (where: string | undefined): Promise<number> => {
      const { vocabulary, columns } = askedOfStaff(true, identity.indexOf)
      return store.count(parseWhere(where, vocabulary), columns)
    },

    add: async (by: FreshBy, { invite, ...typed }: NewStaff): Promise<StaffUser> => {
      await assertGood(typed)
      if (invite && !typed.email) throw new Problem('NO_EMAIL')
      const written = newOf(typed, typed.userSlug)
      refuse(await mobileFaults(written.mobile))
      await used.count(by, written)
      const added = await addRecorded(by, written)
      if (!added) throw duplicate(await used.fieldsOf(by, written))
      if (invite) await send(by, added.id, 'invitation', 'invited')
      return viewOf(added)
    },

    change: async (
      by: FreshBy,
      id: string,
      revision: number | undefined,
      { handover, ...typed }: StaffChange,
    ) => {
      const before = await get(id)
      if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
      // Whoever changes nothing learns nothing of other accounts.
      if (revision !== before.revision) throw await outdated(id)
      await assertGood({ ...typed, userSlug: before.userSlug }, before)
      const isOwn = by.actor.accountId === id
      if (isOwn && before.roles.includes('BFM_ADMIN') && !typed.roles.includes('BFM_ADMIN'))
        throw new Problem('NOT_ONESELF')
      const language = typed.language ?? before.language
      const contact = contactOf(typed, before)
      const written = { ...writtenOf({ ...typed, ...contact, language }), ...identity.written(typed) }
      assertKept(before, written)
      // The revision is that of the write: nothing came between.
      if (isOwn && isWider(before, written)) throw new Problem('OWN_ROLES')
      const username =
        usernames === 'mobile' && written.mobile !== before.pendingMobile
          ? usernameAfter(before, written.mobile)
          : null
      refuse(await mobileFaults(written.mobile, before.mobile, before.pendingMobile))
      const ofOthers = { ...written, userSlug: before.userSlug, username: username ?? before.username }
      // The number of another's account would never become the user name, when its owner confirms it.
      await used.count(by, ofOthers, before)
      await used.assertFree(by, ofOthers, before)
      const order = {
        id,
        revision,
        user: written,
        username,
        actorId: by.actor.accountId,
        now: clock(),
        toFormer: await telling.toFormer(before),
      }
      let moved: Awaited<ReturnType<Leavers['settle']>> = []
      const changed = await audit.deed(async (queries, record) => {
        const user = await staffChangeStore(queries).change(order)
        if (!user || user === 'taken') return user
        moved = await leavers.settle(queries, { accountId: id, actorId: by.actor.accountId, handover })
        await record(
          eventOf(by, 'person.changed', id, { changed: changesOf(before, user), ...handed(moved) }),
          ...guardedEvents(by, user, before),
        )
        await tellGuardians(queries, by, user, before)
        return user
      })
      if (changed === 'taken') await used.assertFree(by, ofOthers, before)
      if (!changed || changed === 'taken') throw await outdated(id)
      leavers.announce(moved)
      return viewOf(changed)
    },

    /** What an account would leave behind with these rights. */
    openWork: async (id: string, proposed: ProposedRights): Promise<OpenWork> => {
      await get(id)
      return leavers.preview(id, proposed)
    },

    disable: async (by: FreshBy, id: string, handover?: Handover): Promise<StaffUser> => {
      if (by.actor.accountId === id) throw new Problem('NOT_ONESELF')
      const move: Move = { from: ['invited', 'active'], to: 'disabled', ends: true, kind: 'person.disabled' }
      return become(by, id, move, handover)
    },
    enable: (by: FreshBy, id: string): Promise<StaffUser> =>
      become(by, id, { from: ['disabled'], to: 'active', ends: false, kind: 'person.enabled' }),
    resetPassword: (by: FreshBy, id: string): Promise<StaffUser> => send(by, id, 'reset', 'active'),
    invite: (by: FreshBy, id: string): Promise<StaffUser> => send(by, id, 'invitation', 'invited'),

    /** A file of accounts that the import finds unchanged; who took it is in the audit. */
    file: async ({ actor, address }: By, part: number): Promise<string> => {
      const rows = await store.part(part, rowsOfPart)
      await audit.record({
        kind: 'people.exported',
        actorId: actor.accountId,
        address,
        detail: { part, rows: rows.length },
      })
      return staffCsv(rows)
    },

    /** Each good row is added, each other one is named with its reason; a dry run adds none. */
    import: async (by: FreshBy, { bytes }: SentFile, isDryRun: boolean): Promise<ImportReport> => {
      const all = await readImport(bytes, usernames)
      const nameOf = ({ typed }: ImportLine) => `${typed.userSlug}/${typed.username}`
      const stored = await store.named(all.map(nameOf))
      const isStored = (line: ImportLine) => {
        const account = stored.get(nameOf(line))
        return account !== undefined && isUnchanged(account, line)
      }
      const read = all.filter(line => !isStored(line))
      const { takenFields, unchecked } = await used.amongAll(by, read, isDryRun)
      const { lines, rows } = judgeImport(read, await against(), takenFields)
      const byLine = new Map(rows.map(row => [row.line, row]))
      for (const { line, typed } of lines) {
        const written = newOf(typed, typed.userSlug as UserSlug)
        const row = byLine.get(line)
        if (!row) continue
        row.faults = await mobileFaults(written.mobile)
        if (row.faults.length > 0) row.outcome = 'refused'
        if (isDryRun || row.faults.length > 0) continue
        const added = await addRecorded(by, written, { by: 'import' })
        row.outcome = added ? 'added' : 'refused'
        if (!added) row.faults = (await used.fieldsOf(by, written)).map(field => ({ field, key: 'taken' }))
      }
      const added = rows.filter(({ outcome }) => outcome === 'added').length
      const refused = rows.filter(({ outcome }) => outcome === 'refused').length
      const same = all.filter(isStored).map(({ line, typed: { username } }) => ({
        line,
        username,
        outcome: 'same' as const,
        faults: [],
      }))
      const inOrder = [...rows, ...same].sort((one, other) => one.line - other.line)
      return { isDryRun, added, same: same.length, refused, unchecked, rows: inOrder }
    },
  }
}
export type Users = ReturnType<typeof createUsers>
