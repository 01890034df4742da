// How the screens of a programme are plugged into the apps: pages of its own folder below an app's routes, and their
// entries of the menu, after the platform's.

import type { AnyRoute } from '@tanstack/react-router'
import type { AppDefinition, FirstPagePart, FooterColumn, NavItem, Task } from './app.ts'

type AppScreens = {
  /** Pages that anyone may open: their parent is `rootRoute`. */
  open?: readonly AnyRoute[]
  /** Pages for people who have signed in: their parent is `guardedRoute`. */
  guarded?: readonly AnyRoute[]
  navigation?: readonly NavItem[]
  firstPage?: FirstPagePart
  tasks?: readonly Task[]
  footer?: readonly FooterColumn[]
}
/** By the base of the app: '' the citizens'. `programmes/<slug>/web/screens.tsx` exports one. */
export type ProgrammeScreens = Partial<Record<AppDefinition['base'], AppScreens>>

const childrenOf = ({ children }: AnyRoute): AnyRoute[] => [...((children as AnyRoute[] | undefined) ?? [])]

/** An app with the screens that programmes add to it. */
export const withScreens = (
  app: AppDefinition,
  programmes: readonly ProgrammeScreens[],
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
    navigation: [...app.navigation, ...added.flatMap(screens => screens.navigation ?? [])],
    firstPage: [...(app.firstPage ?? []), ...added.flatMap(({ firstPage }) => firstPage ?? [])],
    // What a programme is for comes before what every portal does.
    tasks: [...added.flatMap(({ tasks = [] }) => tasks), ...(app.tasks ?? [])],
    footer: [...added.flatMap(({ footer = [] }) => footer), ...app.footer],
    routeTree: app.routeTree.addChildren([...childrenOf(app.routeTree), ...open]),
  }
}

/** The paths of all pages that programmes add, each with the base of its app. */
export const screenPaths = (programmes: readonly ProgrammeScreens[]): [base: string, path: string][] =>
  programmes.flatMap(screens =>
    Object.entries(screens).flatMap(([base, { open = [], guarded = [] }]) =>
      [...open, ...guarded].map((route): [string, string] => [
        base,
        (route.options as { path: string }).path,
      ]),
    ),
  )
