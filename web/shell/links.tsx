// Buttons and tabs that are typed links of the router: `<GoButton to="/services/$serviceSlug" params=... />`.

import { LinkButton } from '@bawaba/ui/button.tsx'
import { Tab } from '@bawaba/ui/tabs.tsx'
import { createLink, type LinkOptions, useRouter } from '@tanstack/react-router'

/** A link that looks like a button; takes `variant`, `small`, `icon`, `iconAfter` besides the link's own. */
export const GoButton = createLink(LinkButton)
/** A tab with its address; takes `count` and `urgent` besides the link's own. */
export const GoTab = createLink(Tab)

/** The whole address of a place of this app, for whoever is sent it. */
export const useWholeAddress = (): ((target: object) => string) => {
  const router = useRouter()
  return target =>
    `${globalThis.location?.origin ?? ''}${router.buildLocation(target as LinkOptions).publicHref}`
}
