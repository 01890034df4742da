// Announcements: what readers get, and what administrators see and write.

import { type Static, Type } from 'typebox'
import { audiences, longestPart } from '../announcement-rules.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'

const open = { additionalProperties: false }
const Instant = Type.String({ format: 'date-time' })
const both = (line: ReturnType<typeof Type.String>) => Type.Object({ ar: line, en: line }, open)
const upTo = (maxLength: number) => both(Type.String({ maxLength }))

const content = { title: TextSchema, description: TextSchema, body: TextSchema }
export const AudienceSchema = Literals(audiences)

/** As it is read. */
export const Announcement = Type.Object({ audience: AudienceSchema, ...content })
export type Announcement = Static<typeof Announcement>

export const AnnouncementOrder = Type.Object(
  {
    title: both(Type.String({ minLength: 1, maxLength: longestPart.title, pattern: '\\S' })),
    /** In both languages or in neither, as the body. */
    description: upTo(longestPart.description),
    body: upTo(longestPart.body),
    active: Type.Boolean(),
    from: Type.Optional(Instant),
    until: Type.Optional(Instant),
  },
  open,
)
export type AnnouncementOrder = Static<typeof AnnouncementOrder>

/** As administrators see it. */
export const StoredAnnouncement = Type.Object({
  audience: AudienceSchema,
  ...content,
  active: Type.Boolean(),
  from: Type.Optional(Instant),
  until: Type.Optional(Instant),
  revision: Type.Integer(),
  changedAt: Instant,
  changedBy: Type.Object({ name: Type.String(), englishName: Type.Union([Type.String(), Type.Null()]) }),
})
export type StoredAnnouncement = Static<typeof StoredAnnouncement>

/** As tasks give it; without fields where there is none. */
export const TaskAnnouncement = Type.Partial(
  Type.Object({
    ...content,
    disabled: Type.Boolean(),
    from: Instant,
    until: Instant,
    revision: Type.Integer(),
  }),
)
/** The guiding video's place in what tasks give and take; nothing else stands there yet. */
export const NoVideo = Type.Object({}, open)
/** What clears an announcement. */
export const NoAnnouncement = Type.Object({}, open)
