// Announcements: what readers get, and what administrators see and write.

import { languages } from '@bawaba/language/index.ts'
import { type Static, Type } from 'typebox'
import { audiences, longestPart } from '../announcement-rules.ts'
import { TextSchema } from './app-data.ts'
import { Literals } from './literals.ts'
import { Whole } from './whole.ts'

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

/** As tasks give and take it; without fields there is none, and it is cleared. */
export const TaskAnnouncement = Type.Partial(
  Type.Object(
    {
      ...AnnouncementOrder.properties,
      disabled: Type.Boolean(),
      revision: Whole(0),
    },
    open,
  ),
)
export type TaskAnnouncement = Static<typeof TaskAnnouncement>

/** The guiding video, alike. */
export const TaskVideo = Type.Partial(
  Type.Object(
    {
      title: AnnouncementOrder.properties.title,
      description: AnnouncementOrder.properties.description,
      url: Type.String({ maxLength: 300 }),
      /** The language that is spoken in it; Arabic unless it is said. */
      language: Literals(languages),
      disabled: Type.Boolean(),
      revision: Whole(0),
    },
    open,
  ),
)
export type TaskVideo = Static<typeof TaskVideo>
