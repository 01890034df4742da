// The user models in memory, each with its compiled forms; made anew when the workplaces or the categories may have
// changed.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { CompiledActivity, Forms } from '@bawaba/forms/index.ts'
import type { Center, CentersStore } from '../service-centers/index.ts'
import { type Category, modelsWith } from './models.ts'

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

export const createUserModels = (
  store: Pick<CentersStore, 'offered'>,
  forms: Forms,
  /** The same list until it has changed. */
  categories: () => readonly Category[],
) => {
  let centers: readonly Center[] = []
  let made: { centers: readonly Center[]; categories: readonly Category[]; models: Map<UserSlug, OpenModel> }
  const models = (): Map<UserSlug, OpenModel> => {
    const now = categories()
    if (made?.centers !== centers || made.categories !== now)
      made = {
        centers,
        categories: now,
        models: new Map(modelsWith(centers, now).map(model => [model.userSlug, open(forms, model)])),
      }
    return made.models
  }
  return {
    load: async (): Promise<void> => {
      centers = await store.offered()
    },
    all: (): UserModel[] => [...models().values()].map(({ model }) => model),
    get: (slug: UserSlug): OpenModel => {
      const found = models().get(slug)
      if (!found) throw new Problem('MODEL_NOT_FOUND')
      return found
    },
  }
}
export type UserModels = ReturnType<typeof createUserModels>
