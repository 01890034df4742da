// Work that is owed and could not be done yet: for which request, since when, and why.

import type { OwedWork } from '@bawaba/contract/entities/owed-work.ts'
import { formatDateTime, localiseDigits } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Code } from './code.tsx'
import styles from './failed-jobs.module.css'
import { messages } from './messages.ts'
import { useTryNow } from './use-try-now.ts'

export const OwedCard = ({ owed }: { owed: OwedWork }) => {
  const text = useText()
  const language = useLanguage()
  const { tryNow, isTrying, failure } = useTryNow(owed)
  const { id, title, ID, since, tries, nextAt, reason, error } = owed
  return (
    <li>
      <article className={styles.job} aria-labelledby={id}>
        <div className={styles.head}>
          <h3 id={id}>{text(title)}</h3>
          <Pill kind="waiting-on-applicant">{text(messages.waiting)}</Pill>
        </div>
        <DefinitionList>
          <Definition term={text(messages.request)}>
            <Ltr>{ID}</Ltr>
          </Definition>
          <Definition term={text(messages.owedSince)}>{formatDateTime(language, since)}</Definition>
          <Definition term={text(messages.tries)}>{localiseDigits(language, String(tries))}</Definition>
          <Definition term={text(messages.nextAt)}>{formatDateTime(language, nextAt)}</Definition>
          <Definition term={text(messages.why)}>
            {reason ? text(reason) : <Code>{error ?? ''}</Code>}
          </Definition>
        </DefinitionList>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={styles.actions}>
          <Button
            busy={isTrying}
            aria-label={text(messages.tryNowOf, { job: text(title), number: ID })}
            onClick={() => tryNow()}
          >
            {text(messages.tryNow)}
          </Button>
        </div>
      </article>
    </li>
  )
}
