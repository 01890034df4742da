// What changed of a unit: each field with what it was and what it is.

import { Bdi } from '@bawaba/ui/bidi.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { messages } from './messages.ts'
import styles from './units.module.css'
import { fieldName, fieldValue } from './words.tsx'

type Change = { field: string; from: unknown; to: unknown }

export const Changes = ({ changes }: { changes: readonly Change[] }) => {
  const language = useLanguage()
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <Words
            message={from === null && field !== 'country' ? messages.setTo : messages.fromTo}
            params={{
              field: fieldName(language, field),
              from: <Bdi>{fieldValue(language, field, from)}</Bdi>,
              to: <Bdi>{fieldValue(language, field, to)}</Bdi>,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
