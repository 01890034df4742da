// Answers that were left on this device, of the person who is signed in in this tab.

import type { Client } from './client.ts'
import { setFormShelf } from './form-shelf.ts'
import { createKeptForms } from './kept-forms.ts'
import { createKeptKeys } from './kept-keys.ts'
import { deviceStorage, tabStorage } from './storage.ts'

let keptForms: ReturnType<typeof createKeptForms> | undefined

const keptFormsOf = (client: Client) => {
  if (keptForms) return keptForms
  const made = createKeptForms({
    tab: tabStorage,
    device: deviceStorage,
    keyOf: createKeptKeys(client),
    now: Date.now,
  })
  addEventListener('storage', ({ key }) => made.changedElsewhere(key))
  setFormShelf(made.shelf)
  keptForms = made
  return made
}

/** Before a form opens. Forms work without it: what cannot be restored or stored must not keep anyone from one. */
export const restoreForms = async (client: Client): Promise<void> =>
  keptFormsOf(client)
    .restore(client.session.read().userId)
    .catch(() => undefined)

export const forgetKeptForms = (client: Client, userId: string): void => keptFormsOf(client).forget(userId)
