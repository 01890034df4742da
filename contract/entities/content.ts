// Content: what readers get, and what administrators see and write.

import { type Static, Type } from 'typebox'
import { contentKindNames, highestPosition, longestSlug, slugPattern } from '../content-rules.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'

const open = { additionalProperties: false }
const Instant = Type.String({ format: 'date-time' })
const longest = Type.String({ maxLength: 40_000 })
const both = Type.Object({ ar: longest, en: longest }, open)

export const ContentKindSchema = Literals(contentKindNames)
export const SlugSchema = Type.String({ pattern: slugPattern, maxLength: longestSlug })
const Name = Type.Object({ name: Type.String(), englishName: Type.Union([Type.String(), Type.Null()]) })

export const ContentFile = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  type: Type.String(),
  size: Type.Integer(),
})
export type ContentFile = Static<typeof ContentFile>

export const ContentItem = Type.Object({
  kind: ContentKindSchema,
  slug: Type.String(),
  title: TextSchema,
  summary: TextSchema,
  /** Part of Markdown; empty in lists of kinds that open by themselves. */
  body: TextSchema,
  /** A video, or where it leads; empty where there is none. */
  address: Type.String(),
  section: Type.String(),
  position: Type.Integer(),
  files: Type.Array(ContentFile),
  /** The day that it is from. */
  date: Instant,
  changedAt: Instant,
  /** It stays where it is and says why it leads nowhere. */
  isClosed: Type.Boolean(),
  /** Whether the product brings it: deleting it brings the product's own text back. */
  isBrought: Type.Boolean(),
  /** For administrators alone, from here on. */
  active: Type.Optional(Type.Boolean()),
  from: Type.Optional(Instant),
  until: Type.Optional(Instant),
  /** 0 while it stands as the product brings it. */
  revision: Type.Optional(Type.Integer()),
  changedBy: Type.Optional(Name),
})
export type ContentItem = Static<typeof ContentItem>

export const ContentOrder = Type.Object(
  {
    title: both,
    summary: both,
    body: both,
    address: Type.String({ maxLength: 500 }),
    section: Type.String({ maxLength: 40 }),
    position: Type.Integer({ minimum: 0, maximum: highestPosition }),
    /** Files of the caller's own that are checked, or those that it has already. */
    files: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 20, uniqueItems: true }),
    active: Type.Boolean(),
    from: Type.Optional(Instant),
    until: Type.Optional(Instant),
  },
  open,
)
export type ContentOrder = Static<typeof ContentOrder>

export const contentActs = ['added', 'changed', 'activated', 'deactivated', 'deleted'] as const
export type ContentAct = (typeof contentActs)[number]

/** One line of an item's history: who did what, when, and how it read from then on. */
export const ContentChange = Type.Object({
  act: Literals(contentActs),
  at: Instant,
  by: Name,
  revision: Type.Integer(),
  title: TextSchema,
  summary: TextSchema,
  body: TextSchema,
})
export type ContentChange = Static<typeof ContentChange>
