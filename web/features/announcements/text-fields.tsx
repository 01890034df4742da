// The words of an announcement in one language.

import { longestPart } from '@bawaba/contract/announcement-rules.ts'
import { directionOf, type Language } from '@bawaba/language/index.ts'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import styles from './announcements.module.css'
import { messages } from './messages.ts'
import { boxes, boxId, type Typed } from './typed.ts'

type TextFieldsProps = {
  language: Language
  first: Typed
  errorAt: (id: string) => string | undefined
}

export const TextFields = ({ language, first, errorAt }: TextFieldsProps) => {
  const text = useText()
  return (
    <fieldset className={styles.side}>
      <legend>{text(language === 'ar' ? messages.inArabic : messages.inEnglish)}</legend>
      {boxes[language].map(({ part, label, rows }) => {
        const id = boxId(part, language)
        const error = errorAt(id)
        const box = {
          id,
          name: id,
          lang: language,
          dir: directionOf[language],
          maxLength: longestPart[part],
          className: controlClass({ invalid: error !== undefined }),
          defaultValue: first[part][language],
          ...describing({ invalid: error !== undefined, describedBy: describedBy(id, { error }) }),
        }
        return (
          <FieldFrame key={part} id={id} label={text(label)} error={error} optional={part !== 'title'}>
            {rows === 1 ? <input type="text" {...box} /> : <textarea rows={rows} {...box} />}
          </FieldFrame>
        )
      })}
    </fieldset>
  )
}
