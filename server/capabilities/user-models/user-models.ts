// The user models in memory, each with its compiled forms; read anew when the workplaces may have changed.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { CompiledActivity, Forms } from '@bawaba/forms/index.ts'
import type { CentersStore } from '../service-centers/index.ts'
import { modelsWith } from './models.ts'

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

export const createUserModels = (store: Pick<CentersStore, 'offered'>, forms: Forms) => {
  const opened = (models: UserModel[]) => new Map(models.map(model => [model.userSlug, open(forms, model)]))
  let models = opened(modelsWith([]))
  return {
    load: async (): Promise<void> => {
      models = opened(modelsWith(await store.offered()))
    },
    all: (): UserModel[] => [...models.values()].map(({ model }) => model),
    get: (slug: UserSlug): OpenModel => {
      const found = models.get(slug)
      if (!found) throw new Problem('MODEL_NOT_FOUND')
      return found
    },
  }
}
export type UserModels = ReturnType<typeof createUserModels>
