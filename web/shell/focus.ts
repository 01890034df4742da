// After navigation the focus goes to the heading of the new page, so that a screen reader reads it
// and the keyboard starts there; a link to a place within a page keeps its own. The heading of a page that is on its way
// goes with it, and would take the focus along. Whoever has gone elsewhere while it was on its way stays there.

import type { AnyRouter } from '@tanstack/react-router'

const focusHeading = (): void => {
  const heading =
    document.querySelector<HTMLElement>('main h1:not([data-pending])') ??
    document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Where a key or the pointer went down last on this page: the element and all that was around it then, from the inside. */
export const lastPress: { path: EventTarget[] } = { path: [] }

/** Watches the router for the life of the page. */
export const watchFocus = (router: AnyRouter): void => {
  let left: Element | null
  const act = (event: Event) => {
    lastPress.path = event.composedPath()
  }
  addEventListener('pointerdown', act, true)
  addEventListener('keydown', act, true)
  router.subscribe('onBeforeNavigate', () => {
    left = document.activeElement
    lastPress.path = []
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const { activeElement, body } = document
    if (lastPress.path[0] && activeElement !== left && activeElement !== body) return
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null
    if (target) target.focus()
    else focusHeading()
  })
}
