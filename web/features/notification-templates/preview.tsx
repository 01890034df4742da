// The words as somebody would read them: over a real request by its number, or over examples.

import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import type { Wording } from '@bawaba/contract/notification-wording.ts'
import { languages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { messages } from './messages.ts'
import styles from './templates.module.css'

export const Preview = ({ written }: { written: Wording & { kind: NotificationKind } }) => {
  const text = useText()
  const client = useClient()
  const [shown, setShown] = useState<Wording>()
  const form = usePageForm({
    id: 'preview',
    fields: {
      number: {
        label: text(messages.previewNumber),
        hint: text(messages.previewHint),
        optional: true,
        control: line({ latin: true }),
      },
    },
    leadsTo: 'field',
    send: ({ number }) => {
      const { kind, title, text: words } = written
      return client.call('POST notificationTemplates/preview', {
        body: { kind, title, text: words, ...(number.trim() === '' ? {} : { ID: number.trim() }) },
      })
    },
    refused: error => (error.code === 'NOT_FOUND' ? { number: text(messages.previewNone) } : undefined),
    failed: text(messages.previewFailed),
    onSent: setShown,
  })
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{text(messages.preview)}</h2>
      <PageForm
        form={form}
        level="h3"
        className={styles.form}
        action={text(messages.previewAct)}
        button={{ variant: 'secondary' }}
      >
        <FormField form={form} name="number" />
      </PageForm>
      {shown && (
        <div className={styles.sides} role="status">
          {languages.map(language => (
            <div
              key={language}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              className={styles.card}
            >
              <strong>{shown.title[language]}</strong>
              <p className={styles.words}>{shown.text[language]}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
