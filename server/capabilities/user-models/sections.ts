// A user model with what a portal asks besides: sections of the profile, and further steps of the registration. Pure.

import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import type {
  UserModelDefinition,
  UserModelSection,
} from '@bawaba/contract/entities/user-model-definition.ts'
import { registerActivity } from '@bawaba/contract/user-models.ts'
import type { ActivityDefinition, StepDefinition } from '@bawaba/forms/definition.ts'

export const stepOf = ({ key, label, description, fieldsSchema }: UserModelSection): StepDefinition => ({
  key,
  label,
  ...(description === undefined ? {} : { description }),
  fieldsSchema,
})

/** A definition that was checked: its keys and names are none of the model's. */
export const withSections = (model: UserModel, added: UserModelDefinition | undefined): UserModel => {
  if (!added) return model
  const { sections, translations } = added
  const steps = sections.filter(({ atSignUp }) => atSignUp === true).map(stepOf)
  const registering = (activity: ActivityDefinition): ActivityDefinition =>
    activity.activityId === registerActivity
      ? { ...activity, steps: [...activity.steps, ...steps] }
      : activity
  const action = model.activities.at(-1)?.action
  return {
    ...model,
    activities: [
      ...model.activities.map(registering),
      ...sections.map(section => ({
        activityId: section.key,
        label: section.label,
        ...(action === undefined ? {} : { action }),
        steps: [stepOf(section)],
      })),
    ],
    translations: {
      ar: { ...model.translations.ar, ...translations.ar },
      en: { ...model.translations.en, ...translations.en },
    },
  }
}
