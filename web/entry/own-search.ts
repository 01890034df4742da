// What a page reads of its address: the parameters that its route names, and no others. Links carry parameters of strangers
// (`utm_source`, `fbclid`, our own `lang`), and the router hands every one of them on to the page.

import type { AnyRoute } from '@tanstack/react-router'

/** Route objects outlive a router: the server makes one router for each page. */
const restricted = new WeakSet<object>()

export const restrictSearch = (routes: readonly AnyRoute[]): void => {
  for (const { options, children } of routes) {
    const { validateSearch } = options
    // A layout reads nothing of its own, and must leave to its pages what is theirs.
    if (children || !validateSearch || restricted.has(options)) continue
    restricted.add(options)
    options.validateSearch = (search: object) => ({
      ...Object.fromEntries(Object.keys(search).map(name => [name, undefined])),
      ...validateSearch(search),
    })
  }
}
