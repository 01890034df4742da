// What was drawn: one's own entry by its code, and the first of the order.

import { formatNumber, localiseDigits } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '@bawaba/web/forms/search-form.tsx'
import { useState } from 'react'
import { drawMessages as messages } from './draw-messages.ts'
import styles from './sale.module.css'

const shown = 100

export const DrawResult = ({ order }: { order: readonly string[] }) => {
  const text = useText()
  const language = useLanguage()
  const [code, setCode] = useState('')
  const rank = order.indexOf(code) + 1
  return (
    <section className={styles.part}>
      <h2>{text(messages.result)}</h2>
      <SearchForm
        values={{ entry: code }}
        onSearch={({ entry }) => setCode((entry ?? '').trim().toUpperCase())}
        className={styles.find}
      >
        <FieldFrame id="entry" label={text(messages.code)}>
          <TextInput id="entry" name="entry" latin autoComplete="off" />
        </FieldFrame>
        <Button type="submit">{text(messages.find)}</Button>
      </SearchForm>
      <p role="status">
        {code !== '' &&
          (rank > 0 ? text(messages.found, { rank: formatNumber(language, rank) }) : text(messages.notFound))}
      </p>
      <h3>{text(messages.first, { count: Math.min(order.length, shown) })}</h3>
      <ol className={styles.order}>
        {order.slice(0, shown).map((each, index) => (
          <li key={each}>
            <span>{localiseDigits(language, String(index + 1))}</span>
            <Ltr>{each}</Ltr>
          </li>
        ))}
      </ol>
    </section>
  )
}
