// Everything typed, as data that outlives the page: across a change of language, a reload, another device.

import type { FormStore } from '../index.ts'

export type StoreSnapshot = { activityId: string; answers: Record<string, unknown> }

/** What was typed, hidden or not, as it was typed; plain JSON. */
export const storeSnapshot = (store: FormStore): StoreSnapshot => ({
  activityId: store.activity.activityId,
  answers: store.answers(),
})

/** Types a snapshot in again before the form is drawn. What the form does not ask any more is left out. */
export const restore = (store: FormStore, { activityId, answers }: StoreSnapshot): void => {
  if (activityId !== store.activity.activityId) return
  for (const field of store.activity.fields)
    if (!field.fixed && Object.hasOwn(answers, field.name)) store.set(field.name, answers[field.name])
}
