// The answer to a question about one's own requests, above what the search finds: the requests, or the ways to them.

import { Reference } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../shell/context.tsx'
import { StatusPill } from '../requests/status.tsx'
import { ownMessages as messages } from './own-messages.ts'
import styles from './search.module.css'
import type { OwnAnswer as Answer, OwnRequest } from './use-own-answer.tsx'

type OnLeave = (() => void) | undefined

const Requests = ({ requests, onLeave }: { requests: readonly OwnRequest[]; onLeave: OnLeave }) => {
  const text = useText()
  return (
    <>
      <ul>
        {requests.map(({ ID, serviceSlug, status, statusKind }) => (
          <li key={ID}>
            <Link
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug, entryId: ID }}
              onClick={onLeave}
            >
              <Reference>{ID}</Reference>
            </Link>{' '}
            <StatusPill status={status} kind={statusKind} form={undefined} reader="applicant" />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/inbox" onClick={onLeave}>
          {text(messages.all)}
        </Link>
      </p>
    </>
  )
}

const Visitor = ({ onLeave }: { onLeave: OnLeave }) => {
  const text = useText()
  const { signInPath } = useApp()
  return (
    <>
      <p>{text(messages.visitor)}</p>
      <p className={styles.ways}>
        <Link to={signInPath as string} onClick={onLeave}>
          {text(messages.signIn)}
        </Link>
        <Link to="/track" onClick={onLeave}>
          {text(messages.track)}
        </Link>
      </p>
    </>
  )
}

export const OwnAnswer = ({ answer, onLeave }: { answer: Answer; onLeave?: () => void }) => {
  const text = useText()
  return (
    <section className={styles.own} aria-label={text(messages.title)}>
      <h3 className={styles.part}>{text(messages.title)}</h3>
      {'requests' in answer ? (
        <Requests requests={answer.requests} onLeave={onLeave} />
      ) : (
        <Visitor onLeave={onLeave} />
      )}
    </section>
  )
}
