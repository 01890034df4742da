// Where one was typing when the session ended: after signing in again the focus goes back there.

import type { AnyRouter } from '@tanstack/react-router'
import { tabStorage } from '../client/storage.ts'
import { type FieldPosition, isField, returnField } from './field-position.ts'

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
  tabStorage.setItem(returnField, JSON.stringify(position))
}

/** Watches for the page where someone was typing. */
export const watchReturn = (router: AnyRouter): void => {
  router.subscribe('onRendered', () => {
    if (tabStorage.getItem(returnField))
      void import('./look-for-field.ts').then(({ returnToField }) => returnToField())
  })
}
