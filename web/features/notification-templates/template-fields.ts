// The fields of a template: its kind, for what it is, both languages side by side, whether it is on.

import {
  kindRowOf,
  type NotificationKind,
  notificationKinds,
  type Placeholder,
  placeholderRows,
} from '@bawaba/contract/notification-kinds.ts'
import {
  longestWording,
  type Wording,
  type WordingError,
  wordingErrors,
} from '@bawaba/contract/notification-wording.ts'
import { type FiledKind, filedKinds, kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { type Language, languages } from '@bawaba/language/index.ts'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import type { BoundText } from '@bawaba/ui/language.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { select } from '../../forms/controls/select.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import type { Values } from '../../forms/fields.ts'
import { messages } from './messages.ts'
import { readersOf } from './readers.ts'
import type { Template } from './use-templates.ts'

type Part = keyof Wording
export type WordsName = `${Part}-${Language}`

/** A new one begins with the standard words of its kind. */
export const templateFields = (
  text: BoundText,
  kind: NotificationKind,
  stored: Template | undefined,
  services: readonly Choice[],
) => {
  const wording: Wording = stored ?? kindRowOf(kind)
  const words = (name: WordsName) => {
    const [part, language] = name.split('-') as [Part, Language]
    return {
      label: text(messages[name]),
      initial: wording[part][language],
      control: textIn(language, { rows: part === 'text' ? 5 : 1, maxLength: longestWording[part] + 50 }),
    }
  }
  return {
    kind: {
      label: text(messages.kind),
      initial: kind as string,
      control: select({
        options: notificationKinds.map(value => ({ value, label: text(kindRowOf(value).label) })),
      }),
    },
    service: {
      label: text(messages.service),
      optional: true,
      initial: stored?.service ?? '',
      control: select({ placeholder: text(messages.allServices), options: [...services] }),
    },
    stage: {
      label: text(messages.stage),
      optional: true,
      initial: (stored?.stage ?? '') as string,
      control: select({
        placeholder: text(messages.allStages),
        options: filedKinds.map(value => ({ value, label: text(kindLabel(value)) })),
      }),
    },
    language: {
      label: text(messages.language),
      optional: true,
      initial: (stored?.language ?? '') as string,
      control: select({
        placeholder: text(messages.bothLanguages),
        options: languages.map(value => ({ value, label: text(readersOf[value]) })),
      }),
    },
    'title-ar': words('title-ar'),
    'text-ar': words('text-ar'),
    'title-en': words('title-en'),
    'text-en': words('text-en'),
    active: { label: text(messages.active), initial: stored?.active ?? true, control: checkbox() },
  }
}
export type TemplateFields = ReturnType<typeof templateFields>

/** The order that the values make. */
export const writtenIn = (values: Values<TemplateFields>) => ({
  kind: values.kind as NotificationKind,
  service: values.service === '' ? null : values.service,
  stage: values.stage === '' ? null : (values.stage as FiledKind),
  language: languages.find(language => language === values.language) ?? null,
  title: { ar: values['title-ar'], en: values['title-en'] },
  text: { ar: values['text-ar'], en: values['text-en'] },
  active: values.active,
})

const nameOf = (field: WordingError['field']): WordsName => field.replace('.', '-') as WordsName

/** A placeholder as its reader knows it. */
export const placeholderName = (text: BoundText, name: string): string =>
  Object.hasOwn(placeholderRows, name) ? text(placeholderRows[name as Placeholder]) : `{${name}}`

/** What stands against the words, each at its field. */
export const errorsAgainst = (text: BoundText, values: Values<TemplateFields>) => {
  const { kind, ...wording } = writtenIn(values)
  return Object.fromEntries(
    wordingErrors(kind, wording).map(({ field, key, name = '' }) => {
      const at = nameOf(field)
      const [part] = at.split('-') as [Part]
      return [
        at,
        text(messages[key], {
          field: text(messages[at]),
          most: longestWording[part],
          name: placeholderName(text, name),
        }),
      ]
    }),
  )
}
