// Where forms store what is typed into them: in the tab, and once `kept-forms.ts` has been loaded also on the device.

import { type SafeStorage, tabStorage } from './storage.ts'

type FormShelf = Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>

export let formShelf: FormShelf = tabStorage
export const setFormShelf = (shelf: FormShelf): void => {
  formShelf = shelf
}
