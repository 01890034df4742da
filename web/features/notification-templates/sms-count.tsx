// How many SMS a text is sent as in one language, with examples in place of its values.

import { placeholderRows } from '@bawaba/contract/notification-kinds.ts'
import { fillWording, type Wording } from '@bawaba/contract/notification-wording.ts'
import { smsLength } from '@bawaba/contract/sms-segments.ts'
import type { Language } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './templates.module.css'

/** About as long as real ones. */
const lengths: Partial<Record<string, string>> = {
  number: 'SERV-2026-000123-7',
  code: '123456',
  link: 'https://portal.example/projects/ABC',
}

type CountProps = { wording: Wording; language: Language }

export const SmsCount = ({ wording, language }: CountProps) => {
  const text = useText()
  const values = Object.fromEntries(
    Object.entries(placeholderRows).map(([name, label]) => [name, lengths[name] ?? label[language]]),
  )
  const { encoding, segments, left } = smsLength(fillWording(wording.text[language], values))
  return (
    <p className={styles.muted} data-sms={segments}>
      <strong>{text(messages.sms, { count: segments })}</strong> ({text(messages.smsLeft, { encoding, left })}
      ). {text(messages.smsHint)}
    </p>
  )
}
