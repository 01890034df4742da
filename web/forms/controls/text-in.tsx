// A text in one language of the portal, whichever the page is in: its direction, its letters.

import { directionOf, type Language } from '@bawaba/language/index.ts'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import type { Control } from '../fields.ts'
import { readText } from './read-text.ts'

type Options = { rows?: number; maxLength?: number }

/** One line, or several where `rows` says so. */
export const textIn = (
  language: Language,
  { rows = 1, maxLength }: Options = {},
): Control<string, string> => ({
  empty: '',
  draw: ({ id, name, initial, invalid, describedBy }) => {
    const box = {
      id,
      name,
      maxLength,
      lang: language,
      dir: directionOf[language],
      autoComplete: 'off',
      defaultValue: initial,
      className: controlClass({ invalid }),
      ...describing({ invalid, describedBy }),
    }
    return rows === 1 ? <input type="text" {...box} /> : <textarea rows={rows} {...box} />
  },
  read: readText,
  value: typed => typed.trim(),
})
