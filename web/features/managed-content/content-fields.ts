// The fields of an item of content, as the row of its kind says: its texts in both languages, where it leads, its place,
// its files, from when until when, and whether it is shown.

import {
  type ContentError,
  type ContentKind,
  type ContentPart,
  contentErrors,
  contentParts,
  footerSections,
  highestPosition,
  isSlugOf,
  kindRow,
  longestSlug,
} from '@bawaba/contract/content-rules.ts'
import { type Language, languages, readIdentifier, type Text } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import type { BoundText } from '@bawaba/ui/language.tsx'
import type { CallInput } from '../../client/client.ts'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import { time, wall } from '../../forms/controls/time.tsx'
import type { PageField, Values } from '../../forms/fields.ts'
import { type AttachedFile, files as filesControl } from './files-control.tsx'
import { messages } from './messages.ts'
import type { Item } from './use-content.ts'

export type Written = CallInput<'PUT content/:kind/:name'>['body']
type TextName = `${ContentPart}-${Language}`
type Fields = Record<TextName, PageField<string, string>> &
  Record<'address' | 'section' | 'position' | 'slug', PageField<string, string>> &
  Record<'from' | 'until', PageField<ReturnType<typeof wall>, Date | undefined>> & {
    active: PageField<boolean, boolean>
    files: PageField<readonly AttachedFile[], readonly AttachedFile[]>
  }

const labels: Record<TextName, Text> = {
  'title-ar': messages.titleAr,
  'title-en': messages.titleEn,
  'summary-ar': messages.summaryAr,
  'summary-en': messages.summaryEn,
  'body-ar': messages.bodyAr,
  'body-en': messages.bodyEn,
}
const reasons: Partial<Record<TextName, Text>> = {
  'summary-ar': messages.reasonAr,
  'summary-en': messages.reasonEn,
}
/** They stand in the hint as they are typed. */
const facts = { portal: '{portal}', authority: '{authority}', hotlines: '{hotlines}' }
const rowsOf = { title: 1, summary: 3, body: 14 } as const
const sections: Record<(typeof footerSections)[number], Text> = {
  portal: messages.portal,
  help: messages.help,
  policies: messages.policies,
}

/** The texts of one language from top to bottom, as far as the kind has them. */
export const namesIn = (kind: ContentKind, language: Language): TextName[] =>
  contentParts.filter(part => kindRow(kind).parts[part]).map(part => `${part}-${language}` as const)

/** What an item of the kind is not asked. */
export const hiddenIn = (kind: ContentKind, isNew: boolean): string[] => {
  const row = kindRow(kind)
  const texts = contentParts.filter(part => !row.parts[part])
  return [
    ...texts.flatMap(part => languages.map(language => `${part}-${language}`)),
    ...(row.address ? [] : ['address']),
    ...(row.sections ? [] : ['section']),
    ...(row.files > 0 ? [] : ['files']),
    ...(row.isDated || row.slugs ? ['position'] : []),
    ...(row.isMailed ? ['from', 'until', 'active'] : []),
    ...(isNew ? [] : ['slug']),
  ]
}

const labelOf = (kind: ContentKind, name: TextName): Text =>
  (kindRow(kind).staysClosed && reasons[name]) || labels[name]

export const contentFields = (say: BoundText, kind: ContentKind, stored: Item | undefined): Fields => {
  const row = kindRow(kind)
  const texts = languages.flatMap(language =>
    contentParts.map(part => {
      const name: TextName = `${part}-${language}`
      const field: PageField<string, string> = {
        label: say(labelOf(kind, name)),
        hint: part === 'body' ? say(messages.bodyHint, facts) : undefined,
        optional: row.parts[part]?.isRequired === false,
        initial: stored?.[part][language],
        control: textIn(language, { rows: rowsOf[part] }),
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
  const isVideo = row.files > 0
  return {
    ...(Object.fromEntries(texts) as Record<TextName, PageField<string, string>>),
    slug: {
      label: say(messages.slug),
      hint: say(messages.slugHint),
      required: say(messages.required, { field: say(messages.slug) }),
      check: value =>
        value.length <= longestSlug && isSlugOf(kind, value) ? undefined : say(messages.slugWrong),
      control: line({ latin: true }),
    },
    address: {
      label: say(isVideo ? messages.video : messages.address),
      hint: say(isVideo ? messages.videoHint : messages.addressHint),
      optional: row.address?.isRequired === false,
      initial: stored?.address,
      control: line({ latin: true }),
    },
    section: {
      label: say(messages.section),
      initial: stored?.section,
      control: select({
        placeholder: say(messages.chooseSection),
        options: footerSections.map(value => ({ value, label: say(sections[value]) })),
      }),
    },
    position: {
      label: say(messages.position),
      hint: say(messages.positionHint),
      initial: String(stored?.position ?? 0),
      check: value =>
        /^\d{1,4}$/.test(value) && Number(value) <= highestPosition ? undefined : say(messages.positionWrong),
      control: line({
        latin: true,
        inputMode: 'numeric',
        width: 'short',
        value: readIdentifier,
      }),
    },
    files: {
      label: say(messages.files),
      hint: say(messages.fileHint),
      optional: true,
      initial: stored?.files,
      control: filesControl(row.files),
    },
    from: timeField('from', messages.fromHint),
    until: timeField('until', messages.untilHint),
    active: { label: say(messages.active), initial: stored?.active ?? true, control: checkbox() },
  }
}

const isTime = (time: Date | undefined): time is Date => time !== undefined && !Number.isNaN(time.getTime())

/** The item that the values make; a time that is none is left out. */
export const writtenIn = (kind: ContentKind, values: Values<Fields>): Written => {
  const row = kindRow(kind)
  const both = (part: ContentPart): Text =>
    row.parts[part] ? { ar: values[`${part}-ar`], en: values[`${part}-en`] } : { ar: '', en: '' }
  const { from, until } = values
  return {
    title: both('title'),
    summary: both('summary'),
    body: both('body'),
    address: row.address ? values.address : '',
    section: row.sections ? values.section : '',
    position: Number(values.position) || 0,
    files: row.files > 0 ? values.files.map(({ id }) => id) : [],
    active: values.active,
    ...(isTime(from) ? { from: from.toISOString() } : {}),
    ...(isTime(until) ? { until: until.toISOString() } : {}),
  }
}

const otherLabels: Record<string, Text> = {
  address: messages.address,
  section: messages.section,
  files: messages.files,
  until: messages.until,
  slug: messages.slug,
}

export const nameOf = (field: string): string => field.replace('.', '-')

/** What is said where something stands against a field, by its name in the form. */
export const sentenceOf = (
  say: BoundText,
  kind: ContentKind,
  name: string,
  key: ContentError['key'],
): string => {
  const label = Object.hasOwn(labels, name) ? labelOf(kind, name as TextName) : otherLabels[name]
  return say(messages[key], { field: label ? say(label) : name })
}

/** What stands against saving, each at its field. */
export const errorsAgainst = (say: BoundText, kind: ContentKind, values: Values<Fields>, now: Date) => ({
  ...Object.fromEntries(
    contentErrors(kind, writtenIn(kind, values), now).map(({ field, key }) => [
      nameOf(field),
      sentenceOf(say, kind, nameOf(field), key),
    ]),
  ),
  ...Object.fromEntries(
    (['from', 'until'] as const)
      .filter(name => values[name] !== undefined && !isTime(values[name]))
      .map(name => [name, say(messages.notATime)]),
  ),
})
