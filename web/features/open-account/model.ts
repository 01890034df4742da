// The questions of a sign-up without the e-mail, which its owner adds and proves.

import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { registerActivity } from '@bawaba/contract/user-models.ts'
import { openModel } from '../../modules/account/user-model.ts'

export const deskActivityOf = (model: Partial<UserModel>) =>
  openModel({
    ...model,
    activities: (model.activities ?? []).map(activity => ({
      ...activity,
      steps: activity.steps.map(step => {
        const { email: _, ...fieldsSchema } = step.fieldsSchema
        return { ...step, fieldsSchema }
      }),
    })),
  }).activity(registerActivity)
