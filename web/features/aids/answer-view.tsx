// An answer of the assistant, always with its source, and with the way to people where it has none.

import { Reference } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link } from '@tanstack/react-router'
import { StatusPill } from '../../modules/requests/status.tsx'
import { targetOf } from '../../modules/search/found.ts'
import { useApp } from '../../shell/context.tsx'
import styles from './aids.module.css'
import type { Answer, OwnRequest } from './answers.ts'
import { messages } from './messages.ts'

/** Of another feature: its address is known here, its route is not. */
const contactPath: string = '/contact'

export const ContactLine = ({ onLeave }: { onLeave: () => void }) => {
  const text = useText()
  return useApp().name === 'citizen' ? (
    <p>
      {text(messages.toPeople)}{' '}
      <Link to={contactPath} onClick={onLeave}>
        {text(messages.contact)}
      </Link>
    </p>
  ) : null
}

const Requests = ({ requests, onLeave }: { requests: readonly OwnRequest[]; onLeave: () => void }) => (
  <ul className={styles.hits}>
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
)

export const AnswerView = ({ answer, onLeave }: { answer: Answer; onLeave: () => void }) => {
  const text = useText()
  const { signInPath } = useApp()
  if (answer.kind === 'failed') return <p>{text(messages.failed)}</p>
  if (answer.kind === 'unknown')
    return (
      <>
        <p>{text(messages.unknown)}</p>
        <ContactLine onLeave={onLeave} />
      </>
    )
  if (answer.kind === 'visitor')
    return (
      <>
        <p>{text(messages.visitorRequests)}</p>
        <p className={styles.guideActs}>
          <Link to={signInPath as string} onClick={onLeave}>
            {text(messages.signIn)}
          </Link>
          <Link to="/track" onClick={onLeave}>
            {text(messages.follow)}
          </Link>
        </p>
      </>
    )
  if (answer.kind === 'requests')
    return (
      <>
        <p>
          {text(
            answer.requests.length > 0
              ? messages.yourRequests
              : answer.number
                ? messages.notYours
                : messages.noRequests,
          )}
        </p>
        <Requests requests={answer.requests} onLeave={onLeave} />
        <p className={styles.source}>
          <Words
            message={messages.source}
            params={{
              source: (
                <Link to="/inbox" onClick={onLeave}>
                  {text(messages.myRequests)}
                </Link>
              ),
            }}
          />
        </p>
        {answer.requests.length === 0 && <ContactLine onLeave={onLeave} />}
      </>
    )
  return (
    <>
      {answer.isPartial && <p>{text(messages.partial)}</p>}
      <ul className={styles.hits}>
        {answer.hits.map(hit => (
          <li key={`${hit.kind} ${hit.id}`}>
            <p>{hit.text}</p>
            <p className={styles.source}>
              <Words
                message={messages.source}
                params={{
                  source: (
                    <Link {...targetOf(hit.path)} onClick={onLeave}>
                      {hit.title}
                    </Link>
                  ),
                }}
              />
            </p>
          </li>
        ))}
      </ul>
      {answer.isPartial && <ContactLine onLeave={onLeave} />}
    </>
  )
}
