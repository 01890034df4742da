// The question of staff to a visitor, with a box for the answer and one for each file.

import type { TrackedQuestion } from '@bawaba/contract/calls/track.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatNumber, t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { file } from '../../forms/controls/file.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useUploadedFile } from '../../modules/payments/use-uploaded-file.tsx'
import type { Holder, Status } from './found.tsx'
import { messages } from './messages.ts'
import styles from './track-page.module.css'

const mostBoxes = 3

const questionWords = {
  title: messages.question,
  by: messages.replyBy,
  label: messages.yourReply,
  missing: messages.replyMissing,
  action: messages.sendReply,
}
const appealWords = {
  title: messages.appeal,
  by: messages.appealBy,
  label: messages.yourAppeal,
  missing: messages.appealMissing,
  action: messages.sendAppeal,
}

type ReplyProps = { question: TrackedQuestion; holder: Holder; onSent: (status: Status) => void }

export const Reply = ({
  question: { askedAt, isAppeal, words, until, files },
  holder,
  onSent,
}: ReplyProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const upload = useUploadedFile()
  const accept = (files?.extensions ?? []).map(extension => `.${extension}`).join()
  const boxes = Array.from({ length: Math.min(files?.most ?? 0, mostBoxes) }, (_, index) => [
    `file${index + 1}`,
    {
      label: t(language, messages.file, { number: formatNumber(language, index + 1) }),
      optional: true,
      control: file(accept),
    },
  ])
  const says = isAppeal ? appealWords : questionWords
  const form = usePageForm({
    id: 'reply',
    fields: {
      text: {
        label: text(says.label),
        required: text(says.missing),
        control: textArea({ rows: 4 }),
      },
      ...(Object.fromEntries(boxes) as Record<string, { label: string; control: ReturnType<typeof file> }>),
    },
    leadsTo: 'field',
    failed: text(messages.replyFailed),
    send: async values => {
      const chosen = Object.values<unknown>(values).filter((value): value is File => value instanceof File)
      const ids = await Promise.all(chosen.map(upload))
      return client.call('POST track/:id/reply', {
        params: { id: holder.id },
        headers: { 'X-Tracking-Secret': holder.code },
        body: { askedAt, text: String(values.text), ...(ids.length > 0 ? { files: ids } : {}) },
      })
    },
    onSent,
  })
  return (
    <section className={styles.part} aria-label={text(says.title)}>
      <Notice kind="info" quiet title={text(says.title)}>
        <p className={styles.words} dir="auto">
          {isAppeal ? text(messages.appealText) : words}
        </p>
        {until && <p>{t(language, says.by, { until: formatEnd(language, until, { now: serverNow() }) })}</p>}
      </Notice>
      <PageForm form={form} className={styles.form} isScreenOnly action={text(says.action)} />
    </section>
  )
}
