// Where one was typing when the session ended: after signing in again the focus goes back there.

import type { AnyRouter } from '@tanstack/react-router'
import { tabStorage } from '../client/storage.ts'
import { type FieldPosition, isField } from './field-position.ts'

const key = 'returnField'

/** Remembers the field that has the focus, and its page. */
export const rememberField = (element: Element | null = document.activeElement): void => {
  if (!isField(element) || !element.closest('main')) return
  const { id, name, type, value } = element
  // What is typed is kept elsewhere; the value tells only which of several buttons of one name it was.
  const position: FieldPosition = {
    path: location.pathname,
    field: id,
    name,
    value: type === 'radio' ? value : '',
  }
  tabStorage.setItem(key, JSON.stringify(position))
}

const positionHere = (): FieldPosition | undefined => {
  const stored = tabStorage.getItem(key)
  const position = stored === null ? undefined : (JSON.parse(stored) as FieldPosition)
  return position?.path === location.pathname ? position : undefined
}

/** Brings the focus back; true where there is a field to wait for. */
export const returnToField = (): boolean => {
  const position = positionHere()
  if (!position) return false
  tabStorage.removeItem(key)
  void import('./look-for-field.ts').then(({ lookForField }) => lookForField(position))
  return true
}

/** Watches for the page where someone was typing. */
export const watchReturn = (router: AnyRouter): void => {
  router.subscribe('onRendered', () => void returnToField())
}
