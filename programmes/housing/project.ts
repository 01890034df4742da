// What a project is, in the names of the specification.

import type { Text } from '@bawaba/language/index.ts'

/** The kinds of drawings; `web/pictures/scenes.ts` has one of each. */
export type SceneKind =
  | 'compound'
  | 'downtown'
  | 'garden'
  | 'lake'
  | 'latin'
  | 'towers'
  | 'villas'
  | 'walkway'

/** The links that a project may have, each to a file of the assets host. */
export const linkNames = [
  'virtualTour',
  'priceListLink',
  'priceListLinkVilla',
  'priceListLinkAdminUnits',
  'prochureLink',
  'prochureLinkTwo',
] as const
export type LinkName = (typeof linkNames)[number]

export type ProjectDefinition = {
  code: string
  title: Text
  location: Text
  desc: Text
  city: string
  scene: SceneKind
  /** A picture of its own, below the assets host; without one the drawing is shown. */
  img?: string
  /** It is one of the eight of the first page. */
  isShown?: true
  /** It has no page: its details route is empty. */
  hasNoPage?: true
  /** Its files, below the assets host. */
  links: Partial<Record<LinkName, string>>
}

/** Where its page is; '' for one without. */
export const detailsRouteOf = ({ code, hasNoPage }: Pick<ProjectDefinition, 'code' | 'hasNoPage'>): string =>
  hasNoPage ? '' : `/projects/${code}`
