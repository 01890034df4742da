// One failed job: what it does, when it failed and why, and what can be done about it.

import type { FailedJob } from '@bawaba/contract/entities/failed-job.ts'
import { formatDateTime, localiseDigits } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Code } from './code.tsx'
import styles from './failed-jobs.module.css'
import { messages } from './messages.ts'
import { useRunAgain } from './use-run-again.ts'

type JobCardProps = { job: FailedJob; onRemove: (job: FailedJob) => void }

export const JobCard = ({ job, onRemove }: JobCardProps) => {
  const text = useText()
  const language = useLanguage()
  const { run, isRunning, failure } = useRunAgain(job)
  const { name, failedAt, nextAt, tries, mostTries, error } = job
  const title = text(job.title ?? messages.unknown)
  const id = `job-${job.id}`
  const digits = (count: number) => localiseDigits(language, String(count))
  return (
    <li>
      <article className={styles.job} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Pill kind={nextAt ? 'waiting-on-applicant' : 'rejected'}>
            {text(nextAt ? messages.waiting : messages.failed)}
          </Pill>
        </div>
        <DefinitionList>
          <Definition term={text(messages.job)}>
            <Code>{name}</Code>
          </Definition>
          <Definition term={text(messages.failedAt)}>{formatDateTime(language, failedAt)}</Definition>
          <Definition term={text(messages.tries)}>
            {text(messages.triesOf, { tries: digits(tries), most: digits(mostTries) })}
          </Definition>
          {nextAt && <Definition term={text(messages.nextAt)}>{formatDateTime(language, nextAt)}</Definition>}
          <Definition term={text(messages.error)}>
            <Code>{error}</Code>
          </Definition>
        </DefinitionList>
        {failure && <Notice kind="error">{failure}</Notice>}
        <div className={styles.actions}>
          <Button
            busy={isRunning}
            aria-label={text(messages.runAgainOf, { job: title })}
            onClick={() => void run()}
          >
            {text(messages.runAgain)}
          </Button>
          <Button
            variant="danger"
            aria-label={text(messages.removeOf, { job: title })}
            onClick={() => onRemove(job)}
          >
            {text(messages.remove)}
          </Button>
        </div>
      </article>
    </li>
  )
}
