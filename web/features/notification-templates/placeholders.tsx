// The placeholders of a kind as buttons: each is put into the text where its cursor stands.

import { kindRowOf, type NotificationKind, type Placeholder } from '@bawaba/contract/notification-kinds.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import { placeholderName, type WordsName } from './template-fields.ts'
import styles from './templates.module.css'

/** As typing would: the form hears of it. */
const insert = (field: WordsName, name: Placeholder): void => {
  const box = document.querySelector<HTMLTextAreaElement>(`[data-field="${field}"] textarea`)
  if (!box) return
  box.focus()
  box.setRangeText(`{${name}}`, box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

export const Placeholders = ({ kind, field }: { kind: NotificationKind; field: WordsName }) => {
  const text = useText()
  const { placeholders, required } = kindRowOf(kind)
  if (placeholders.length === 0) return null
  return (
    <div className={styles.placeholders}>
      <span className={styles.muted}>{text(messages.placeholders)}</span>
      {placeholders.map((name, index) => {
        const label = placeholderName(text, name)
        return (
          <Button
            key={name}
            small
            variant="tertiary"
            icon="plus"
            aria-label={text(messages.insert, { name: label })}
            onClick={() => insert(field, name)}
          >
            {label}
            {index < required && <span className={styles.needed}>({text(messages.needed)})</span>}
          </Button>
        )
      })}
    </div>
  )
}
