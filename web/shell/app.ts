// What an app is: data. The three apps differ in their features, navigation, guards and sign-in, not in code.

import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import type { Mode, Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { AddressOf } from '@bawaba/ui/drawn.tsx'
import type { IconName } from '@bawaba/ui/icons.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Client } from '../client/client.ts'

export type PortalConfig = AppData['config']

export type Deactivation = { deactivate: boolean; message: Text }

/** A link of the navigation, in the specification's shape, with what decides whether it is shown. */
export type NavItem = {
  /** A path of the app, or a function of the portal's settings: no path, no link. */
  path: string | ((config: PortalConfig) => string | undefined)
  text: Text
  icon?: IconName
  externalLink?: boolean
  /** Pressing it says why instead of going there; a function of the portal's settings where they decide. */
  deactivate?: Deactivation | ((config: PortalConfig) => Deactivation)
  /** Comes after what programmes add. */
  isLast?: true
  /** Only in the menu of narrow windows: elsewhere the menu of help has it. */
  isNarrow?: true
  /** Only for people with one of these roles. */
  roles?: readonly Role[]
  /** Only for people who are signed in. */
  signedIn?: true
  /** Only while one acts for a person. */
  acting?: true
  /** How many wait behind it; drawn beside the words. */
  Count?: ComponentType
  /** A menu under this name instead of one link; the header of the public apps draws it. */
  items?: readonly NavItem[]
}

/** A section of the profile: what features add to it, the app lists. */
export type ProfileSection = {
  key: string
  text: Text
  /** What it holds, in a sentence. */
  about: Text
  icon: IconName
  Component: ComponentType
}

/** How a first page opens; `preload` loads its code. */
export type Banner = ComponentType & { preload?: () => Promise<unknown> | undefined }

/** What a programme adds to the first page of an app. */
export type FirstPagePart = {
  /** The slug of the programme. */
  programme: string
  /** Opens the page, in place of the portal's own, where the programme is the main one. */
  Banner?: Banner
  /** Its figures in one line, in place of the banner on the page of somebody who is signed in. */
  Strip?: Banner
  /** Its blocks, below what is announced. */
  Blocks?: ComponentType
  /** The guiding video stands among them, with `CurrentVideo`, and not on its own. */
  showsVideo?: true
  /** Loads what both show, and the code of the blocks, before the page is drawn. What fails leaves its part out. */
  load(context: { client: Client; queries: QueryClient }): Promise<unknown>
}

/** A thing that one comes to do, named by its verb, as a tile of the first page. */
export type Task = NavItem & { icon: IconName; hint: Text }

export type Pictures = Readonly<Record<string, AddressOf>>

export type AppName = 'citizen' | 'employee' | 'agent'

/** Links of the footer under one heading, in one or several columns. One without a path is a name alone. */
export type FooterColumn = { title: Text; links: readonly NavItem[]; columns?: number }

export type AppDefinition = {
  name: AppName
  mode: Mode
  /** Where its paths begin: '' at the root, '/employee', '/agent'. */
  base: '' | '/employee' | '/agent' | '/employee/for'
  /** Its pages are a person's own, shown to whoever acts for them: without one, its first page asks for whom. */
  actsForOthers?: true
  /** The top bar has room for a search box for people with one of these roles, before the box is there. */
  searchRoles?: readonly Role[]
  /** Only for people with one of these roles; others are led to `home`. */
  roles?: readonly Role[]
  /** The first page of the app that this one belongs to. */
  home?: string
  /** What it is called under the portal's name. */
  caption?: Text
  userSlugs: readonly UserSlug[]
  signInPath: '/login' | '/agent-login'
  navigation: readonly NavItem[]
  /** Where one signs up; without it nobody does by themselves. */
  signUpPath?: '/signup'
  /** The sections of the profile, in their order; loaded where the profile is opened. */
  profile?: () => Promise<readonly ProfileSection[]>
  /** Links of the menu of help. */
  help?: readonly NavItem[]
  /** Links to what is a person's own, in the menu of the person. */
  ownLinks?: readonly NavItem[]
  /** What its first page shows of a person who is signed in. */
  Yours?: ComponentType
  /** What programmes add to its first page. */
  firstPage?: readonly FirstPagePart[]
  tasks?: readonly Task[]
  /** By the slug of a category, where its picture is. */
  pictures?: Pictures
  /** Columns of links in the footer. */
  footer: readonly FooterColumn[]
  Shell: ComponentType<{ children: ReactNode }>
  routeTree: AnyRoute
}
