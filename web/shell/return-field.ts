// Where one was typing when the session ended: after signing in again the focus goes back there.

import type { AnyRouter } from '@tanstack/react-router'

const key = 'returnField'
type FieldPosition = { path: string; field: string; name: string; value: string }

const isField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, button')

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
  sessionStorage.setItem(key, JSON.stringify(position))
}

const positionHere = (): FieldPosition | undefined => {
  const stored = sessionStorage.getItem(key)
  const position = stored === null ? undefined : (JSON.parse(stored) as FieldPosition)
  return position?.path === location.pathname ? position : undefined
}

/** By its name, which a form that is drawn anew keeps; its id may be another then. */
const find = ({ field, name, value }: FieldPosition): HTMLElement | null => {
  const named = name === '' ? [] : [...document.getElementsByName(name)].filter(each => each.closest('main'))
  const same = named.find(each => value === '' || (each as HTMLInputElement).value === value)
  return same ?? (field === '' ? null : document.getElementById(field))
}

/** The form is drawn a little after its page: looked for until it is there, or the person has gone elsewhere. */
const patience = 15_000

/** Brings the focus back; true where there is a field to wait for. */
export const returnToField = (): boolean => {
  const position = positionHere()
  if (!position) return false
  sessionStorage.removeItem(key)
  const deadline = performance.now() + patience
  const look = () => {
    if (location.pathname !== position.path || isField(document.activeElement)) return
    const field = find(position)
    if (field) return field.focus()
    if (performance.now() < deadline) requestAnimationFrame(look)
  }
  look()
  return true
}

/** Watches for the page where someone was typing. */
export const watchReturn = (router: AnyRouter): void => {
  router.subscribe('onRendered', () => void returnToField())
}
