// Where one was typing when the session ended: after signing in again the focus goes back there.

import type { AnyRouter } from '@tanstack/react-router'

const name = 'returnField'
type Place = { path: string; field: string }

/** Remembers the field that has the focus, and its page. */
export const rememberField = (element: Element | null = document.activeElement): void => {
  const isField =
    element instanceof HTMLElement && element.id !== '' && element.matches('input, textarea, select, button')
  if (!isField || !element.closest('main')) return
  sessionStorage.setItem(name, JSON.stringify({ path: location.pathname, field: element.id } satisfies Place))
}

const placeHere = (): Place | undefined => {
  const kept = sessionStorage.getItem(name)
  const place = kept === null ? undefined : (JSON.parse(kept) as Place)
  return place?.path === location.pathname ? place : undefined
}

/** The form is drawn a little after its page: looked for until it is there, or the person has gone elsewhere. */
const patience = 5_000

/** Brings the focus back; true where there is a field to wait for. */
export const returnToField = (): boolean => {
  const place = placeHere()
  if (!place) return false
  sessionStorage.removeItem(name)
  const deadline = performance.now() + patience
  const look = () => {
    if (location.pathname !== place.path) return
    const field = document.getElementById(place.field)
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
