// What waits for staff besides requests, by their roles: proofs, refunds, bookings and differences for finance, requests to
// erase data and failed jobs for administrators, owed work for finance and supervisors. Each figure leads to its page.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { Role } from '@bawaba/contract/entities/person.ts'
import type { Text } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { Count } from '@bawaba/ui/count.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Answer, Input } from '../../../client/client.ts'
import { useCallWhen, useSession } from '../../../client/hooks.tsx'
import styles from './day-page.module.css'
import { officeMessages as messages } from './office-messages.ts'

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
    countOf: ({ count }) => count,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET refunds',
    to: '/refunds',
    text: messages.refunds,
    countOf: rows => rows.filter(({ status, isByHand }) => status !== 'approved' || isByHand).length,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET bookings',
    to: '/bookings',
    text: messages.bookings,
    countOf: rows => rows.filter(({ hinder }) => hinder === undefined).length,
  }),
  work({
    role: 'FINANCIAL_MANAGER',
    call: 'GET reconciliation/differences/count',
    to: '/reconciliation',
    text: messages.differences,
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
    countOf: rows => rows.filter(({ state }) => state === 'waiting').length,
  }),
  work({
    role: 'BFM_ADMIN',
    call: 'GET failedJobs',
    to: '/failedJobs',
    text: messages.failedJobs,
    countOf: rows => rows.length,
  }),
  owed('FINANCIAL_MANAGER'),
  owed('SUPERVISOR'),
]

const WorkFigure = ({ call, input, to, search, text: words, countOf }: Work) => {
  const text = useText()
  const { data } = useCallWhen({ staleTime: 0 }, call, ...((input ? [input] : []) as Input<typeof call>))
  const count = data && countOf(data)
  return (
    <li>
      <Link to={to} {...(search ? { search } : {})} className={styles.figure}>
        <span className={classes(styles.number, count ? styles.urgent : undefined)}>
          {count === undefined ? '–' : <Count of={count} />}
        </span>
        <span>{text(words)}</span>
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
      <ul className={styles.figures}>
        {own.map(row => (
          <WorkFigure key={row.call} {...row} />
        ))}
      </ul>
    </section>
  )
}
