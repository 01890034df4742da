// The fields of an announcement: three texts in both languages, from when until when, and whether it is shown.

import {
  type AnnouncementError,
  announcementErrors,
  announcementParts,
  longestPart,
} from '@bawaba/contract/announcement-rules.ts'
import { type Language, languages, type Text } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import type { BoundText } from '@bawaba/ui/language.tsx'
import type { CallInput } from '../../client/client.ts'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import { time, wall } from '../../forms/controls/time.tsx'
import type { PageField, Values } from '../../forms/fields.ts'
import { messages } from './messages.ts'

export type Written = CallInput<'PUT announcements/:audience'>['body']
type Part = (typeof announcementParts)[number]
type TextName = `${Part}-${Language}`
type AnnouncementFields = Record<TextName, PageField<string, string>> &
  Record<'from' | 'until', PageField<ReturnType<typeof wall>, Date | undefined>> & {
    active: PageField<boolean, boolean>
  }
type Say = BoundText

const labels: Record<TextName, Text> = {
  'title-ar': messages.titleAr,
  'description-ar': messages.descriptionAr,
  'body-ar': messages.bodyAr,
  'title-en': messages.titleEn,
  'description-en': messages.descriptionEn,
  'body-en': messages.bodyEn,
}
const rowsOf = { title: 1, description: 3, body: 6 } as const

/** The fields of one language from top to bottom. */
export const namesIn = (language: Language): TextName[] =>
  announcementParts.map(part => `${part}-${language}` as const)

export const announcementFields = (say: Say, stored: Written | undefined): AnnouncementFields => {
  const texts = languages.flatMap(language =>
    announcementParts.map(part => {
      const name: TextName = `${part}-${language}`
      const field: PageField<string, string> = {
        label: say(labels[name]),
        optional: part !== 'title',
        initial: stored?.[part][language],
        control: textIn(language, { rows: rowsOf[part], maxLength: longestPart[part] }),
      }
      return [name, field] as const
    }),
  )
  const timeField = (name: 'from' | 'until', hint: Text) => ({
    label: say(messages[name]),
    hint: say(hint),
    optional: true,
    initial: wall(stored?.[name] ? cairoWall(stored[name]) : ''),
    control: time(),
  })
  return {
    ...(Object.fromEntries(texts) as Record<TextName, PageField<string, string>>),
    from: timeField('from', messages.fromHint),
    until: timeField('until', messages.untilHint),
    active: { label: say(messages.active), initial: stored?.active ?? true, control: checkbox() },
  }
}

const isTime = (time: Date | undefined): time is Date => time !== undefined && !Number.isNaN(time.getTime())

/** The announcement that the values make; a time that is none is left out. */
export const writtenIn = (values: Values<AnnouncementFields>): Written => {
  const both = (part: Part): Text => ({ ar: values[`${part}-ar`], en: values[`${part}-en`] })
  const { from, until } = values
  return {
    title: both('title'),
    description: both('description'),
    body: both('body'),
    active: values.active,
    ...(isTime(from) ? { from: from.toISOString() } : {}),
    ...(isTime(until) ? { until: until.toISOString() } : {}),
  }
}

const nameOf = (field: AnnouncementError['field']) => field.replace('.', '-') as keyof AnnouncementFields

const errorText = (say: Say, name: keyof AnnouncementFields, key: AnnouncementError['key']): string =>
  say(messages[key], { field: say(labels[name as TextName] ?? messages.until) })

/** What stands against saving, each at its field. */
export const errorsAgainst = (say: Say, values: Values<AnnouncementFields>, now: Date) => ({
  ...Object.fromEntries(
    announcementErrors(writtenIn(values), now).map(({ field, key }) => [
      nameOf(field),
      errorText(say, nameOf(field), key),
    ]),
  ),
  ...Object.fromEntries(
    (['from', 'until'] as const)
      .filter(name => values[name] !== undefined && !isTime(values[name]))
      .map(name => [name, say(messages.notATime)]),
  ),
})
