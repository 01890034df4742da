// How the first page opens: with the banner of the main programme, or with the portal's own, which is loaded where it is shown.

import { lazyRouteComponent } from '@tanstack/react-router'
import type { FirstPagePart } from '../../shell/app.ts'
import type { PortalData } from '../../shell/context.tsx'

export const OwnBanner = lazyRouteComponent(() => import('./own-banner.tsx'), 'OwnBanner')

/** The part of the main programme, where it has a banner. */
export const mainPart = (
  parts: readonly FirstPagePart[],
  portal: PortalData | undefined,
): FirstPagePart | undefined =>
  parts.find(({ programme, Banner }) => Banner && programme === portal?.config.mainProgramme)
