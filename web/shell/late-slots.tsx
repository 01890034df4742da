// The slots of the header and the footer, whose script comes where settings fill them alone, and late.

import { memo } from 'react'
import type { PortalConfig } from './app.ts'
import { usePortal } from './context.tsx'
import { DrawnPart } from './drawn-part.tsx'
import { lateComponent } from './late-component.tsx'

const load = () => import('./footer-slots.tsx')
const Slots = lateComponent(load, 'FooterSlots')
const Links = lateComponent(load, 'HeaderSlots')

const areFilled = (config: PortalConfig | undefined): boolean =>
  Boolean(config?.social.length || config?.logos.length)

/** Loads them before a page is drawn, on the server alone. */
export const preloadSlots = async (config: PortalConfig | undefined): Promise<void> => {
  if (areFilled(config)) await Promise.all([Slots.preload?.(), Links.preload?.()])
}

export const HeaderSlots = memo(
  () =>
    Boolean(usePortal()?.config.social.length) && (
      <DrawnPart>
        <Links />
      </DrawnPart>
    ),
)

export const FooterSlots = memo(
  () =>
    areFilled(usePortal()?.config) && (
      <DrawnPart>
        <Slots />
      </DrawnPart>
    ),
)
