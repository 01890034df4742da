// The history of a request, drawn: newest first, who, when, what.

import type { HistoryEntry } from '@bawaba/contract/entities/request.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Timeline, TimelineEntry } from '@bawaba/ui/timeline.tsx'
import { type HistoryLine, historyLines } from './history.ts'
import { messages } from './messages.ts'
import type { Reader } from './state.ts'
import styles from './timeline.module.css'

/** What was written or answered in one act. What people wrote finds its own direction. */
export const LineText = ({ line: { text, answers } }: { line: Pick<HistoryLine, 'text' | 'answers'> }) => (
  <>
    {answers.map(({ name, label, value, latin }) => (
      <div key={name}>
        <p className={styles.label}>{label}</p>
        <p className={styles.said} dir="auto">
          {latin ? <Ltr>{value}</Ltr> : value}
        </p>
      </div>
    ))}
    {text && (
      <p className={styles.said} dir="auto">
        {text}
      </p>
    )}
  </>
)

export const RequestTimeline = ({
  history,
  form,
  reader,
}: {
  history: readonly HistoryEntry[]
  form: CompiledService | undefined
  reader: Reader
}) => {
  const text = useText()
  const language = useLanguage()
  return (
    <Timeline label={text(messages.history)}>
      {historyLines(history, { form, language, reader }).map(line => (
        <TimelineEntry key={line.id} at={line.at} by={line.by} mark={line.mark}>
          <strong>{line.sentence}</strong>
          <LineText line={line} />
        </TimelineEntry>
      ))}
    </Timeline>
  )
}
