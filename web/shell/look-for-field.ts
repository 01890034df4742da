// Looks for the field where one was typing when the session ended; loaded where there is one to look for.

import { tabStorage } from '../client/storage.ts'
import { type FieldPosition, isField, returnField } from './field-position.ts'

/** By its name, which a form that is drawn anew keeps; its id may be another then. */
const find = ({ field, name, value }: FieldPosition): HTMLElement | null => {
  const named = name === '' ? [] : [...document.getElementsByName(name)].filter(each => each.closest('main'))
  const same = named.find(each => value === '' || (each as HTMLInputElement).value === value)
  return same ?? (field === '' ? null : document.getElementById(field))
}

/** The form is drawn a little after its page: looked for until it is there, or the person has gone elsewhere. */
const patience = 15_000

/** Brings the focus back to it. */
const lookForField = (position: FieldPosition): void => {
  const deadline = performance.now() + patience
  const look = () => {
    if (location.pathname !== position.path || isField(document.activeElement)) return
    const field = find(position)
    if (field) return field.focus()
    if (performance.now() < deadline) requestAnimationFrame(look)
  }
  look()
}

/** Brings the focus back where the page that opened is the one of the field. */
export const returnToField = (): void => {
  const position = JSON.parse(tabStorage.getItem(returnField) ?? '{}') as Partial<FieldPosition>
  if (position.path !== location.pathname) return
  tabStorage.removeItem(returnField)
  lookForField(position as FieldPosition)
}
