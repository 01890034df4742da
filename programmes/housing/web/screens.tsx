// The screens of the housing programme: its part of the first page, the page of a project, and the gallery of its drawings.

import type { FooterColumn, NavItem } from '@bawaba/web/shell/app.ts'
import { lateComponent } from '@bawaba/web/shell/late-component.tsx'
import { type ProgrammeScreens, picturesIn } from '@bawaba/web/shell/programme-screens.ts'
import { lazyRouteComponent } from '@tanstack/react-router'
import { projectNames } from '../project-names.ts'
import { address } from './pictures/housing.pictures.ts?drawn'
import { loadOffering } from './queries.ts'
import { drawRoute, picturesRoute, projectRoute } from './routes.tsx'

const Banner = lazyRouteComponent(() => import('./banner.tsx'), 'Banner')
const Strip = lazyRouteComponent(() => import('./strip.tsx'), 'Strip')
const Blocks = lateComponent(() => import('./blocks.tsx'), 'Blocks')

const firstPage = { path: '/#projects', externalLink: true } as const
/** Projects that the menu names: those of the first page that have a page of their own. */
const menuLinks = projectNames
  .filter(({ path }) => path !== '')
  .map(({ path, title }): NavItem => ({ path, text: title }))
const projects: NavItem = {
  ...firstPage,
  text: { ar: 'كل المشروعات', en: 'All projects' },
  icon: 'building',
  items: [...menuLinks, { ...firstPage, text: { ar: 'كل مشروعات الطرح', en: 'All projects on offer' } }],
}

/** All projects of the first page; those without a page of their own are names alone. */
const projectLinks: FooterColumn = {
  title: { ar: 'المشروعات', en: 'Projects' },
  columns: 3,
  links: projectNames.map(({ path, title }) => ({ path, text: title })),
}

/** Shown where units can be booked. */
const bookNow: NavItem = {
  path: ({ bookunitService: { active, serviceSlug } }) =>
    active && serviceSlug !== '' ? `/services/${serviceSlug}/add` : undefined,
  text: { ar: 'احجز الآن', en: 'Book now' },
  icon: 'key',
  deactivate: ({ bookUnit }) => bookUnit,
}

/** In the build of the employees' app alone, and on the server, which knows the paths of all. */
const staff: ProgrammeScreens =
  import.meta.env.SSR || import.meta.env.APP === 'employee'
    ? { '/employee': async () => (await import('./units/staff-screens.tsx')).staffScreens }
    : {}

const pictures = { housing: address }

export const screens: ProgrammeScreens = {
  ...picturesIn(pictures),
  '': {
    pictures,
    open: [projectRoute, drawRoute, picturesRoute],
    navigation: [projects, bookNow],
    footer: [projectLinks],
    firstPage: {
      programme: 'housing',
      Banner,
      Blocks,
      Strip,
      showsVideo: true,
      load: context => Promise.all([Blocks.preload?.(), loadOffering(context)]),
    },
    tasks: [
      {
        ...bookNow,
        text: { ar: 'احجز وحدة', en: 'Reserve a unit' },
        hint: { ar: 'اختر وحدتك وادفع المقدم', en: 'Choose a unit and pay the deposit' },
        icon: 'key',
      },
    ],
  },
  ...staff,
}
