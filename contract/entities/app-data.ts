// What every app reads first: names, settings, and the token for calls made before signing in.

import { type Static, Type } from 'typebox'
import { employeeSlugs } from '../employee-slugs.ts'
import { passwordProfiles } from '../password-rule.ts'
import { socialSites } from '../social-sites.ts'
import { staffUsernames } from '../staff-rules.ts'
import { Literals } from './literals.ts'

export const TextSchema = Type.Object({ ar: Type.String(), en: Type.String() })

export const Hotline = Type.Object({
  number: Type.String(),
  label: TextSchema,
  hours: TextSchema,
  /** Of the services that it is about; none: of all. */
  categories: Type.Array(Type.String()),
})

/** A link that administrators put into the footer or the menu, in the shape that navigation has. */
export const ContentLink = Type.Object({
  path: Type.String(),
  text: TextSchema,
  /** It leaves the app, or names more than a page of it. */
  externalLink: Type.Boolean(),
  /** Set where it leads nowhere now: what pressing it says instead. */
  deactivate: Type.Optional(Type.Object({ deactivate: Type.Literal(true), message: TextSchema })),
})
export type ContentLink = Static<typeof ContentLink>
const ContentColumn = Type.Object({ title: TextSchema, links: Type.Array(ContentLink) })
export type ContentColumn = Static<typeof ContentColumn>

export const Maintenance = Type.Object({
  message: TextSchema,
  until: Type.Optional(Type.String()),
  closesAt: Type.String(),
  /** The server's clock: the browser's own may be wrong. */
  now: Type.String(),
})
export type Maintenance = Static<typeof Maintenance>

export const SignInProvider = Type.Object({
  id: Type.String(),
  label: TextSchema,
  slugs: Type.Array(Type.String()),
})

export const AppData = Type.Object({
  title: TextSchema,
  description: TextSchema,
  translations: Type.Object({
    ar: Type.Record(Type.String(), Type.String()),
    en: Type.Record(Type.String(), Type.String()),
  }),
  config: Type.Object({
    minIOConfig: Type.Object({
      usingMinIO: Type.Boolean(),
      domain: Type.String(),
      publicBucket: Type.String(),
    }),
    idleTimeoutMs: Type.Integer(),
    heartbeatMs: Type.Integer(),
    scriptTimeoutMs: Type.Integer(),
    passwordProfile: Literals(passwordProfiles),
    /** The kinds of employee that can sign in. */
    employeeSlugs: Type.Array(Literals(employeeSlugs)),
    /** What staff and agents sign in with. */
    staffUsername: Literals(staffUsernames),
    /** The slug of the programme whose banner opens the first page; empty: none. */
    mainProgramme: Type.String(),
    bookunitService: Type.Object({ active: Type.Boolean(), serviceSlug: Type.String() }),
    bookUnit: Type.Object({ deactivate: Type.Boolean(), message: TextSchema }),
    languages: Type.Array(Type.String()),
    maps: Type.Object({ domain: Type.String() }),
    /** Where else the authority is to be found. */
    social: Type.Array(Type.Object({ site: Literals(socialSites), url: Type.String() })),
    /** Of its ministries, for the footer. */
    logos: Type.Array(Type.Object({ src: Type.String(), name: TextSchema })),
    /** Where pages report which screen is opened; none: nowhere. */
    collector: Type.Optional(Type.String()),
    /** The same for usage analytics, with the portal's key there. */
    analytics: Type.Optional(Type.Object({ url: Type.String(), key: Type.String() })),
    /** Where staff download the app for their phones. */
    employeeApp: Type.Optional(Type.String()),
    /** The other apps, where they have hosts of their own. */
    apps: Type.Object({ employee: Type.Optional(Type.String()), agent: Type.Optional(Type.String()) }),
    hotlines: Type.Array(Hotline),
    /** What administrators put into the footer and the menu. */
    links: Type.Object({ footer: Type.Array(ContentColumn), navigation: Type.Array(ContentLink) }),
    /** Set while the portal is closed, and before: then `closesAt` lies ahead. */
    maintenance: Type.Optional(Maintenance),
    /** Providers of sign-in outside. */
    providers: Type.Array(SignInProvider),
  }),
  demo: Type.Boolean(),
  /** A service is previewed: open pages load anew when it changes. */
  preview: Type.Optional(Type.Boolean()),
  version: Type.String(),
  csrfToken: Type.String(),
  cacheVersion: Type.Literal('v2'),
})
export type AppData = Static<typeof AppData>
