// The slots of the footer, whose script comes where settings fill them alone, and late.

import { memo } from 'react'
import type { PortalConfig } from './app.ts'
import { usePortal } from './context.tsx'
import { DrawnPart } from './drawn-part.tsx'
import { lateComponent } from './late-component.tsx'

const Slots = lateComponent(() => import('./footer-slots.tsx'), 'FooterSlots')

const areFilled = (config: PortalConfig | undefined): boolean =>
  Boolean(config?.social.length || config?.logos.length)

/** Loads them before a page is drawn, on the server alone. */
export const preloadSlots = async (config: PortalConfig | undefined): Promise<void> => {
  if (areFilled(config)) await Slots.preload?.()
}

export const FooterSlots = memo(
  () =>
    areFilled(usePortal()?.config) && (
      <DrawnPart>
        <Slots />
      </DrawnPart>
    ),
)
