// How the screens of a programme are plugged into the apps: pages of its own folder below an app's routes, and their
// entries of the menu, after the platform's.

import type { AnyRoute } from '@tanstack/react-router'
import type { AppDefinition, FirstPagePart, FooterColumn, NavItem, Pictures, Task } from './app.ts'

type AppScreens = {
  /** Pages that anyone may open: their parent is `rootRoute`. */
  open?: readonly AnyRoute[]
  /** Pages for people who have signed in: their parent is `guardedRoute`. */
  guarded?: readonly AnyRoute[]
  navigation?: readonly NavItem[]
  firstPage?: FirstPagePart
  tasks?: readonly Task[]
  footer?: readonly FooterColumn[]
  /** Sections of one's own profile, after the platform's. */
  profile?: NonNullable<AppDefinition['profile']>
  /** Of its categories, in the apps that show services. */
  pictures?: Pictures
}
type Base = AppDefinition['base']
/** By the base of the app: '' the citizens'. */
export type LoadedScreens = Partial<Record<Base, AppScreens>>
/**
 * `programmes/<slug>/web/screens.tsx` exports one. The screens of an app that a function loads weigh on no other app; those of
 * the citizens are there at once, since the server draws them.
 */
export type ProgrammeScreens = { ''?: AppScreens } & Partial<
  Record<Exclude<Base, ''>, AppScreens | (() => Promise<AppScreens>)>
>

/** The screens of the programmes that the portal runs (`chosen`: their slugs), of one app or of all apps, loaded. */
export const loadScreens = (
  programmes: Readonly<Record<string, ProgrammeScreens>>,
  chosen: readonly string[],
  base?: Base,
): Promise<LoadedScreens[]> =>
  Promise.all(
    Object.entries(programmes).map(async ([slug, screens]) => {
      if (!chosen.includes(slug)) return {}
      const wanted = Object.entries(screens).filter(([own]) => base === undefined || own === base)
      const loaded = wanted.map(async ([own, added]) => [
        own,
        typeof added === 'function' ? await added() : added,
      ])
      return Object.fromEntries(await Promise.all(loaded)) as LoadedScreens
    }),
  )

/** The pictures of a programme's categories, for every app that shows services. */
export const picturesIn = (pictures: Pictures): ProgrammeScreens => ({
  '': { pictures },
  '/agent': { pictures },
  '/employee/for': { pictures },
})

const childrenOf = ({ children }: AnyRoute): AnyRoute[] => [...((children as AnyRoute[] | undefined) ?? [])]

/** An app with the screens that programmes add to it. */
export const withScreens = (
  app: AppDefinition,
  programmes: readonly LoadedScreens[],
  /** The route below which one has signed in. */
  guardedRoute: AnyRoute,
): AppDefinition => {
  const added = programmes.flatMap(screens => screens[app.base] ?? [])
  if (added.length === 0) return app
  const guarded = added.flatMap(screens => screens.guarded ?? [])
  const open = added.flatMap(screens => screens.open ?? [])
  guardedRoute.addChildren([...childrenOf(guardedRoute), ...guarded] as never)
  return {
    ...app,
    navigation: [
      ...app.navigation.filter(({ isLast }) => !isLast),
      ...added.flatMap(screens => screens.navigation ?? []),
      ...app.navigation.filter(({ isLast }) => isLast),
    ],
    firstPage: [...(app.firstPage ?? []), ...added.flatMap(({ firstPage }) => firstPage ?? [])],
    // What a programme is for comes before what every portal does.
    tasks: [...added.flatMap(({ tasks = [] }) => tasks), ...(app.tasks ?? [])],
    profile: async () => [
      ...((await app.profile?.()) ?? []),
      ...(await Promise.all(added.map(({ profile }) => profile?.() ?? []))).flat(),
    ],
    footer: [...added.flatMap(({ footer = [] }) => footer), ...app.footer],
    pictures: Object.fromEntries(added.flatMap(({ pictures = {} }) => Object.entries(pictures))),
    routeTree: app.routeTree.addChildren([...childrenOf(app.routeTree), ...open]),
  }
}

/** The paths of all pages that programmes add, each with the base of its app. */
export const screenPaths = (programmes: readonly LoadedScreens[]): [base: string, path: string][] =>
  programmes.flatMap(screens =>
    Object.entries(screens).flatMap(([base, { open = [], guarded = [] }]) =>
      [...open, ...guarded].map((route): [string, string] => [
        base,
        (route.options as { path: string }).path,
      ]),
    ),
  )
