// After navigation the focus goes to the heading of the new page, so that a screen reader reads it
// and the keyboard starts there; a link to a place within a page keeps its own. The heading of a page that is on its way
// goes with it, and would take the focus along.

import type { AnyRouter } from '@tanstack/react-router'

const focusHeading = (): void => {
  const heading =
    document.querySelector<HTMLElement>('main h1:not([data-pending])') ??
    document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Watches the router for the life of the page. */
export const watchFocus = (router: AnyRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null
    if (target) target.focus()
    else focusHeading()
  })
}
