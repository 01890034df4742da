// One's own profile: read, and changed section by section. What staff or a proof must change is refused with the names
// of the fields; what is no question of the model (roles, status, an id) is not looked at.

import type { Profile, Verification } from '@bawaba/contract/entities/profile.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { registerActivity } from '@bawaba/contract/user-models.ts'
import {
  type Answers,
  accept,
  type CompiledActivity,
  type Documents,
  withMessages,
} from '@bawaba/forms/index.ts'
import { cairoDate, type Language } from '@bawaba/language/index.ts'
import type { FreshActor, SignedIn } from '../../platform/http/call.ts'
import type { Seal } from '../../platform/sealed.ts'
import { isMobileInUse } from '../accounts/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { EmailLinks } from '../email-links/index.ts'
import type { MobileProof } from '../mobile-proof/index.ts'
import type { OpenModel, UserModels } from '../user-models/index.ts'
import { type ProfileRow, type ProfilesStore, profilesStore } from './store.ts'
import { answersOf, keep, workplaceOf } from './stored-profile.ts'

export type ProfileDependencies = {
  store: ProfilesStore
  models: UserModels
  seal: Seal
  audit: Audit
  clock: () => Date
  emails: EmailLinks
  mobiles: MobileProof
  /** Throws STEP_UP_REQUIRED unless the person has proved themselves a moment ago. */
  needFresh: (actor: SignedIn) => FreshActor
  /** The files that a person may name in an answer. */
  documentsOf: (accountId: string, answers: unknown) => Promise<Documents>
}
type From = { actor: SignedIn; scope: Scope; language: Language; address: string }

const proved = ['mobile', 'email'] as const

const labelsOf = ({ profile: { selectedLabels } }: ProfileRow): string[] =>
  Array.isArray(selectedLabels) ? selectedLabels.map(String) : []

const identityProvedOf = ({ identityDocument, identityProvedAt, identityProvider }: ProfileRow) =>
  identityDocument && identityProvedAt
    ? { document: identityDocument, at: identityProvedAt.toISOString(), provider: identityProvider }
    : null

const sectionsOf = ({ model, activity }: OpenModel): CompiledActivity[] =>
  model.activities
    .filter(({ activityId }) => activityId !== registerActivity)
    .map(({ activityId }) => activity(activityId))

export const createProfiles = (dependencies: ProfileDependencies) => {
  const { store, models, seal, audit, clock } = dependencies

  const shown = (row: ProfileRow): Answers => ({ ...answersOf(row, seal), ...workplaceOf(row) })

  const view = async (row: ProfileRow, pending: Verification[] = []): Promise<Profile> => {
    const data = shown(row)
    const documents = await dependencies.documentsOf(row.id, data.userImage)
    return {
      id: row.id,
      ID: row.humanId,
      username: row.username,
      userSlug: row.userSlug,
      roles: row.roles,
      firstName: row.firstName,
      lastName: row.lastName,
      englishFullName: row.englishFullName,
      language: row.language,
      selectedLabels: labelsOf(row),
      status: row.status,
      emailVerified: row.emailVerifiedAt !== null,
      identityProved: identityProvedOf(row),
      data,
      documents: [...documents.values()],
      pending,
      proposed: { mobile: row.pendingMobile, email: row.pendingEmail },
    }
  }

  /** The answers of the sections that the change touches, judged as wholes. */
  const judged = async (row: ProfileRow, open: OpenModel, data: Answers): Promise<Answers> => {
    const current = shown(row)
    const isLocked = ({ activityId }: CompiledActivity) => open.model.lockedSections.includes(activityId)
    const touched = sectionsOf(open).filter(({ fields }) => fields.some(({ name }) => name in data))
    const locked = touched
      .filter(isLocked)
      .flatMap(({ fields }) => fields)
      .filter(({ name }) => name in data && data[name] !== current[name])
    if (locked.length > 0)
      throw new Problem('NOT_EDITABLE', {
        details: locked.map(({ name }) => ({ path: `data.${name}`, key: 'notEditable' })),
      })
    const documents = await dependencies.documentsOf(row.id, data.userImage)
    const context = { today: cairoDate(clock()), documents }
    const changed: Answers = {}
    for (const section of touched.filter(each => !isLocked(each))) {
      const typed = Object.fromEntries(
        section.fields.map(({ name }) => [name, name in data ? data[name] : current[name]]),
      )
      const verdict = accept(section, typed, context)
      if (!verdict.ok)
        throw new Problem('VALIDATION_FAILED', { details: withMessages(verdict.faults, section.fields) })
      // What was emptied is gone, what was not asked stays.
      for (const { name } of section.fields) changed[name] = verdict.data[name] ?? null
    }
    return changed
  }

  const get = async (id: string): Promise<ProfileRow> => {
    const row = await store.find(id)
    if (!row) throw new Problem('NOT_FOUND')
    return row
  }

  return {
    show: async ({ actor, scope }: Pick<From, 'actor' | 'scope'>, id: string): Promise<Profile> => {
      if (scope !== 'all' && id !== actor.accountId) throw new Problem('NOT_FOUND')
      const profile = await view(await get(id))
      if (id !== actor.accountId)
        await audit.record({ kind: 'person.read', actorId: actor.accountId, subjectId: id })
      return profile
    },

    /** Changes one's own details; answers what waits for a code or a link besides. */
    change: async (from: From, id: string, data: Answers): Promise<Profile> => {
      const { actor, address, language } = from
      if (id !== actor.accountId) throw new Problem('NOT_FOUND')
      const row = await get(id)
      const before = answersOf(row, seal)
      const changed = await judged(row, models.get(row.userSlug), data)
      // A number that was not used for a year is proved anew by typing it again.
      const isOutOfUse = row.mobile !== null && !isMobileInUse(row, clock())
      const names = Object.keys(changed).filter(
        name =>
          JSON.stringify(changed[name] ?? null) !== JSON.stringify(before[name] ?? null) ||
          (name === 'mobile' && isOutOfUse),
      )
      // Both lead back into the account when its password is forgotten.
      const fresh = proved.some(name => names.includes(name)) ? dependencies.needFresh(actor) : undefined
      const pending: Verification[] = []
      // The messages first: a refusal to send leaves everything as it was.
      if (fresh && names.includes('mobile'))
        pending.push(
          await dependencies.mobiles.begin({ actor: fresh, language, address }, String(changed.mobile)),
        )
      if (fresh && names.includes('email'))
        pending.push(
          await dependencies.emails.send(
            { id, userSlug: row.userSlug, language: row.language },
            String(changed.email),
          ),
        )
      const direct = names.filter(name => !(proved as readonly string[]).includes(name))
      if (direct.length > 0) {
        const { nationalId: _, passportNumber: __, ...open } = before
        const merged = { ...open, ...Object.fromEntries(direct.map(name => [name, changed[name]])) }
        const present = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
        await audit.deed(async (queries, record) => {
          await profilesStore(queries).change(id, keep(present, seal, row.language), direct, clock())
          await record(eventOfSelf('person.changed', id, address, { fields: direct }))
        })
      }
      return view(await get(id), pending)
    },
  }
}
export type Profiles = ReturnType<typeof createProfiles>
