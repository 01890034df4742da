// The user models in memory, each with its compiled forms; made anew when workplaces, categories or what a portal asks
// besides may have changed. What it asks besides is published in versions: the newest is in force, an answer that is asked
// for no more stays where it is.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import type {
  UserModelDefinition,
  UserModelVersion,
} from '@bawaba/contract/entities/user-model-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { withOneCountName } from '@bawaba/forms/count-names.ts'
import type { CompiledActivity, Forms, Issue } from '@bawaba/forms/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Center, CentersStore } from '../service-centers/index.ts'
import { sectionIssues } from './check.ts'
import { type Category, modelsWith } from './models.ts'
import { withSections } from './sections.ts'
import { type InForce, type UserModelsStore, userModelsStore } from './store.ts'

export type OpenModel = {
  model: UserModel
  /** Throws for an activity that the model does not have. */
  activity(activityId: string): CompiledActivity
}

const open = (forms: Forms, model: UserModel): OpenModel => {
  const compiled = forms.compile({
    serviceSlug: model.userSlug,
    translations: model.translations,
    activities: model.activities,
    workflow: { initial: '', states: [], transitions: [] },
  })
  return {
    model,
    activity: activityId => {
      const found = compiled.activity(activityId)
      if (!found) throw new Error(`The model ${model.userSlug} has no activity ${activityId}`)
      return found
    },
  }
}

type Publishing = { definition: UserModelDefinition; reason: string; version: number }
type By = { accountId: string; address: string } | undefined
type Dependencies = {
  centers: Pick<CentersStore, 'offered'>
  store: UserModelsStore
  forms: Forms
  /** The same list until it has changed. */
  categories: () => readonly Category[]
  /** Whether the portal allows this kind of person. */
  isAllowed: (slug: UserSlug) => boolean
  deed: Audit['deed']
  clock: () => Date
}

export const createUserModels = (dependencies: Dependencies) => {
  const { centers, store, forms, categories, isAllowed, deed, clock } = dependencies
  let offered: readonly Center[] = []
  let inForce: readonly InForce[] = []
  let made: { from: readonly unknown[]; platform: UserModel[]; models: Map<UserSlug, OpenModel> } | undefined
  const current = () => {
    const from = [offered, inForce, categories()]
    if (made?.from.every((part, index) => part === from[index])) return made
    const platform = modelsWith(offered, categories(), isAllowed)
    const added = new Map(inForce.map(({ userSlug, definition }) => [userSlug, definition]))
    const models = new Map(
      platform.map(model => [model.userSlug, open(forms, withSections(model, added.get(model.userSlug)))]),
    )
    made = { from, platform, models }
    return made
  }
  const load = async (): Promise<void> => {
    ;[offered, inForce] = await Promise.all([centers.offered(), store.inForce()])
  }
  /** The model without what the portal asks besides. */
  const platformOf = (slug: string): UserModel => {
    const found = current().platform.find(({ userSlug }) => userSlug === slug)
    if (!found) throw new Problem('MODEL_NOT_FOUND')
    return found
  }
  return {
    load,
    all: (): UserModel[] => [...current().models.values()].map(({ model }) => model),
    get: (slug: UserSlug): OpenModel => {
      const found = current().models.get(slug)
      if (!found) throw new Problem('MODEL_NOT_FOUND')
      return found
    },

    /** Everything that stands against publishing these sections for a slug. */
    check: (slug: string, definition: UserModelDefinition): Issue[] =>
      sectionIssues(withOneCountName(definition), platformOf(slug), forms),

    versions: async (slug: string): Promise<UserModelVersion[]> =>
      (await store.versions(platformOf(slug).userSlug)).map(row => ({
        ...row,
        publishedAt: row.publishedAt.toISOString(),
      })),

    /** Puts sections into force as the version after `version`, which is 0 for the first. Throws CONFLICT where another came first. */
    publish: async (slug: string, { reason, version, ...sent }: Publishing, by: By): Promise<number> => {
      const definition = withOneCountName(sent.definition)
      const platform = platformOf(slug)
      const issues = sectionIssues(definition, platform, forms)
      if (issues.length > 0) throw new Problem('MODEL_REFUSED', { extra: { findings: issues } })
      const { userSlug } = platform
      const next = version + 1
      const row = { userSlug, version: next, definition, reason: reason.trim(), now: clock() }
      await deed(async (queries, record) => {
        if (!(await userModelsStore(queries).publish({ ...row, by: by?.accountId ?? null })))
          throw new Problem('CONFLICT')
        await record({
          kind: 'definition.modelPublished',
          ...(by ? { actorId: by.accountId, address: by.address } : {}),
          detail: { userSlug, version: next },
        })
      })
      await load()
      return next
    },
  }
}
export type UserModels = ReturnType<typeof createUserModels>
