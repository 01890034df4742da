// Announcements: when one is read, and what may be written. Used by the form and by the server. Pure.

import { type Language, languages, type Text } from '@bawaba/language/index.ts'

/** `everyone` reads on the portal's first page, staff on theirs too; `staff` is for staff alone. */
export const audiences = ['everyone', 'staff'] as const
export type Audience = (typeof audiences)[number]

/** The parts of an announcement in the order they are read. */
export const announcementParts = ['title', 'description', 'body'] as const
type Part = (typeof announcementParts)[number]
/** Most characters of each part. */
export const longestPart = { title: 120, description: 300, body: 2000 } as const satisfies Record<
  Part,
  number
>

export type Shown = { active: boolean; from?: string; until?: string }
/** `off`: switched off. `waiting`: its time has not come. `over`: its time is past. */
export type AnnouncementState = 'off' | 'waiting' | 'shown' | 'over'

/** Whether an announcement is read at a moment. */
export const announcementState = ({ active, from, until }: Shown, now: Date): AnnouncementState => {
  if (!active) return 'off'
  if (until !== undefined && Date.parse(until) <= now.getTime()) return 'over'
  return from !== undefined && Date.parse(from) > now.getTime() ? 'waiting' : 'shown'
}

export type AnnouncementError = {
  field: `${Part}.${Language}` | 'until'
  /** `oneLanguage`: written in the other language alone. */
  key: 'required' | 'oneLanguage' | 'tooLong' | 'notAhead' | 'beforeBeginning'
}

const partError = (part: Part, text: Text, language: Language): AnnouncementError['key'] | undefined => {
  const own = text[language].trim()
  if (own.length > longestPart[part]) return 'tooLong'
  if (own !== '') return undefined
  if (part === 'title') return 'required'
  return languages.some(other => text[other].trim() !== '') ? 'oneLanguage' : undefined
}

/** What is wrong with an announcement as it is written, in the order of the form. */
export const announcementErrors = (written: Record<Part, Text> & Shown, now: Date): AnnouncementError[] => {
  const errors: AnnouncementError[] = languages.flatMap(language =>
    announcementParts.flatMap(part => {
      const key = partError(part, written[part], language)
      return key ? [{ field: `${part}.${language}` as const, key }] : []
    }),
  )
  const { active, from, until } = written
  if (until === undefined) return errors
  if (from !== undefined && Date.parse(until) <= Date.parse(from))
    errors.push({ field: 'until', key: 'beforeBeginning' })
  // One that is switched off may keep an end that is past.
  else if (active && Date.parse(until) <= now.getTime()) errors.push({ field: 'until', key: 'notAhead' })
  return errors
}
