// How the first page opens: with the banner of the main programme, or with the portal's own, which is loaded where it is shown.

import { lazyRouteComponent } from '@tanstack/react-router'
import type { Banner, FirstPagePart } from '../../shell/app.ts'
import type { PortalData } from '../../shell/context.tsx'

const OwnBanner: Banner = lazyRouteComponent(() => import('./own-banner.tsx'), 'OwnBanner')

/** The part of the main programme, where it has a banner. */
export const mainPart = (
  parts: readonly FirstPagePart[],
  portal: PortalData | undefined,
): FirstPagePart | undefined =>
  parts.find(({ programme, Banner }) => Banner && programme === portal?.config.mainProgramme)

export const bannerOf = (parts: readonly FirstPagePart[], portal: PortalData | undefined): Banner =>
  mainPart(parts, portal)?.Banner ?? OwnBanner
