// The user models as forms: what a kind of person is asked, compiled. Their patterns are all proven quick, so no engine
// for others has to be fetched first.

import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { firstKinds } from '@bawaba/forms/fields/first-kinds.ts'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { createForms } from '@bawaba/forms/index.ts'

const forms = createForms(firstKinds)

export type OpenModel = {
  lockedSections: readonly string[]
  /** In the order of the model. */
  activityIds: readonly string[]
  activity(activityId: string): CompiledActivity | undefined
}

/** A model that was loaded whole. */
export const openModel = (model: Partial<UserModel>): OpenModel => {
  const { userSlug = '', translations, activities = [], lockedSections = [] } = model
  const compiled = forms.compile({
    serviceSlug: userSlug,
    translations: translations ?? { ar: {}, en: {} },
    activities,
    workflow: { initial: '', states: [], transitions: [] },
  })
  return {
    lockedSections,
    activityIds: activities.map(({ activityId }) => activityId),
    activity: activityId => compiled.activity(activityId),
  }
}
