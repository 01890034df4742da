// The fields of the guiding video: a title and a description in both languages, its address, and whether it is shown. All of
// its texts empty, it is none.

import { longestPart } from '@bawaba/contract/announcement-rules.ts'
import type { TaskVideo } from '@bawaba/contract/entities/announcement.ts'
import { videoIdOf } from '@bawaba/contract/guiding-video.ts'
import { type Language, languages } from '@bawaba/language/index.ts'
import type { BoundText } from '@bawaba/ui/language.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { select } from '../../forms/controls/select.tsx'
import { text } from '../../forms/controls/text.tsx'
import { textIn } from '../../forms/controls/text-in.tsx'
import type { Values } from '../../forms/fields.ts'
import { languageNames, messages } from './messages.ts'

type Part = 'title' | 'description'
const labels = {
  'title-ar': messages.titleAr,
  'title-en': messages.titleEn,
  'description-ar': messages.descriptionAr,
  'description-en': messages.descriptionEn,
} as const
type TextName = keyof typeof labels

export const videoNamesIn = (language: Language): TextName[] => [
  `title-${language}`,
  `description-${language}`,
]

export const videoFields = (say: BoundText, stored: TaskVideo) => {
  const part = (name: Part, language: Language) => ({
    label: say(labels[`${name}-${language}`]),
    optional: true,
    initial: stored[name]?.[language] ?? '',
    control: textIn(language, { rows: name === 'title' ? 1 : 3, maxLength: longestPart[name] }),
  })
  return {
    'title-ar': part('title', 'ar'),
    'title-en': part('title', 'en'),
    'description-ar': part('description', 'ar'),
    'description-en': part('description', 'en'),
    url: {
      label: say(messages.videoAddress),
      hint: say(messages.videoAddressHint),
      optional: true,
      initial: stored.url ?? '',
      control: text({ latin: true, inputMode: 'url' }),
    },
    language: {
      label: say(messages.videoLanguage),
      initial: (stored.language ?? 'ar') as string,
      control: select({
        options: languages.map(value => ({ value, label: say(languageNames[value]) })),
      }),
    },
    active: { label: say(messages.active), initial: !(stored.disabled ?? false), control: checkbox() },
  }
}
export type VideoValues = Values<ReturnType<typeof videoFields>>

/** The video that the values make; nothing but the revision where every text is empty. */
export const videoIn = (values: VideoValues, revision: number | undefined): TaskVideo => {
  const both = (name: Part) => ({ ar: values[`${name}-ar`].trim(), en: values[`${name}-en`].trim() })
  const of = revision === undefined ? {} : { revision }
  const url = values.url.trim()
  const [title, description] = [both('title'), both('description')]
  if ([url, ...Object.values(title), ...Object.values(description)].every(part => part === '')) return of
  return {
    title,
    description,
    url,
    language: languages.find(one => one === values.language) ?? 'ar',
    disabled: !values.active,
    ...of,
  }
}

/** What stands against saving, each at its field: the rules that the server judges by. */
export const videoErrors = (
  say: BoundText,
  values: VideoValues,
): Partial<Record<TextName | 'url', string>> => {
  const { title, description, url } = videoIn(values, undefined)
  if (!title || !description) return {}
  const isDescribed = languages.some(language => description[language] !== '')
  return {
    ...Object.fromEntries(
      languages.flatMap(language => [
        ...(title[language] === ''
          ? [[`title-${language}`, say(messages.required, { field: say(labels[`title-${language}`]) })]]
          : []),
        ...(isDescribed && description[language] === ''
          ? [
              [
                `description-${language}`,
                say(messages.required, { field: say(labels[`description-${language}`]) }),
              ],
            ]
          : []),
      ]),
    ),
    ...(videoIdOf(url ?? '') === undefined ? { url: say(messages.wrongVideo) } : {}),
  }
}
