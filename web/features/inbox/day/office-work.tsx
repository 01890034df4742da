// What waits for staff besides requests, by their roles: proofs, refunds, bookings and differences for finance, requests to
// erase data, proposed roles and failed jobs for administrators, owed work for finance and supervisors. Each figure says how
// long the oldest has waited, and leads to its page.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { Role } from '@bawaba/contract/entities/person.ts'
import { type QueueKind, queueRowOf } from '@bawaba/contract/queue-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { Count } from '@bawaba/ui/count.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Answer, Input } from '../../../client/client.ts'
import { useCallWhen, useSession } from '../../../client/hooks.tsx'
import { Age } from './age.tsx'
import { ChannelsDown } from './channels-down.tsx'
import styles from './day-page.module.css'
import { FewRecoveryCodes } from './few-recovery-codes.tsx'
import { officeMessages as messages } from './office-messages.ts'
import { ServicesWaiting } from './services-waiting.tsx'
import { useQueues } from './use-queues.ts'

type WorkCall = Extract<
  CallKey,
  | 'GET payments/count'
  | 'GET refunds'
  | 'GET bookings'
  | 'GET reconciliation/differences/count'
  | 'GET reconciliation/gaps'
  | 'GET erasures'
  | 'GET failedJobs'
  | 'GET owedWork'
>
type Work<Key extends WorkCall = WorkCall> = {
  role: Role
  call: Key
  /** What it asks for. */
  input?: Input<Key>[0]
  to: string
  search?: object
  text: Text
  /** The queue whose age it shows. */
  queue?: QueueKind
  /** How many of an answer wait. */
  countOf: (answer: Answer<Key>) => number
}
const work = <Key extends WorkCall>(row: Work<Key>): Work => row as unknown as Work

const owed = (role: Role) =>
  work({
    role,
    call: 'GET owedWork',
    to: '/failedJobs',
    text: messages.owedWork,
    queue: 'owedWork',
    countOf: rows => rows.length,
  })

const all: readonly Work[] = [
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET payments/count',
    input: { query: { where: JSON.stringify({ isProofWaiting: true }) } },
    to: '/payments',
    search: { status: 'proofWaiting' },
    text: messages.proofs,
    queue: 'proofs',
    countOf: ({ count }) => count,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET refunds',
    to: '/refunds',
    text: messages.refunds,
    queue: 'refunds',
    countOf: rows => rows.filter(({ status, isByHand }) => status !== 'approved' || isByHand).length,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET bookings',
    to: '/bookings',
    text: messages.bookings,
    queue: 'bookings',
    countOf: rows => rows.filter(({ hinder }) => hinder === undefined).length,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET reconciliation/differences/count',
    to: '/reconciliation',
    text: messages.differences,
    queue: 'differences',
    countOf: ({ count }) => count,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET reconciliation/gaps',
    to: '/reconciliation',
    text: messages.gaps,
    countOf: rows => rows.length,
  }),
  work({
    role: 'BFM_ADMIN',
    call: 'GET erasures',
    to: '/erasures',
    text: messages.erasures,
    queue: 'erasures',
    countOf: rows => rows.filter(({ state }) => state === 'waiting').length,
  }),
  work({
    role: 'BFM_ADMIN',
    call: 'GET failedJobs',
    to: '/failedJobs',
    text: messages.failedJobs,
    queue: 'failedJobs',
    countOf: rows => rows.length,
  }),
  owed('FINANCIAL_MANAGER'),
  owed('SUPERVISOR'),
]

/** Queues that have no list of their own to count: their answer has the count. Shown while something waits. */
const bare: readonly QueueKind[] = ['proposedRoles', 'undelivered']

const QueueFigure = ({ what }: { what: QueueKind }) => {
  const text = useText()
  const queue = useQueues()(what)
  if (!queue) return null
  const { label, path } = queueRowOf(what)
  return (
    <li>
      <Link to={path} className={styles.figure}>
        <span className={classes(styles.number, styles.urgent)}>
          <Count of={queue.count} />
        </span>
        <span>{text(label)}</span>
        <Age of={queue} />
      </Link>
    </li>
  )
}

const WorkFigure = ({ call, input, to, search, text: words, queue, countOf }: Work) => {
  const text = useText()
  const queueOf = useQueues()
  const { data, error } = useCallWhen(
    { fresh: 'always' },
    call,
    ...((input ? [input] : []) as Input<typeof call>),
  )
  const count = data && countOf(data)
  return (
    <li>
      <Link to={to} {...(search ? { search } : {})} className={styles.figure}>
        <span className={classes(styles.number, count ? styles.urgent : undefined)}>
          {count === undefined ? '–' : <Count of={count} />}
        </span>
        <span>{text(words)}</span>
        {error && !data && <span className={styles.age}>{text(messages.notRead)}</span>}
        {count ? <Age of={queueOf(queue)} /> : null}
      </Link>
    </li>
  )
}

export const OfficeWork = () => {
  const text = useText()
  const id = useId()
  const roles = useSession().user?.roles ?? []
  const ofRoles = all.filter(({ role }) => roles.includes(role))
  const own = ofRoles.filter(({ call }, index) => ofRoles.findIndex(other => other.call === call) === index)
  if (own.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.office}>
      <h2 id={id}>{text(messages.title)}</h2>
      {roles.includes('BFM_ADMIN') && (
        <>
          <ChannelsDown />
          <FewRecoveryCodes />
          <ServicesWaiting />
        </>
      )}
      <ul className={styles.figures}>
        {own.map(row => (
          <WorkFigure key={row.call} {...row} />
        ))}
        {roles.includes('BFM_ADMIN') && bare.map(what => <QueueFigure key={what} what={what} />)}
      </ul>
    </section>
  )
}
