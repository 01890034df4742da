// For supervisors: why requests are not finished, by service and by owner. Each number opens its list; what has no owner is
// taken by one press.

import { type HoldUp, holdUps } from '@bawaba/contract/hold-ups.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { t } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCallWhen } from '../../../client/hooks.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { toInbox } from '../address.ts'
import { messages } from '../messages.ts'
import { refreshEvery } from '../refresh-interval.ts'
import { useServiceName } from '../use-services.tsx'
import { Unassigned } from './unassigned.tsx'
import styles from './workload.module.css'
import { workloadMessages as words } from './workload-messages.ts'
import { byOwner, byService, listOf, totalOf, type WorkloadRow } from './workload-rows.ts'

const Cell = ({ name, row, label }: { name: HoldUp; row: WorkloadRow; label: string }) => {
  const text = useText()
  const language = useLanguage()
  const count = row.counts[name]
  const shown = formatCount(language, count)
  return (
    <td className={classes(styles.number, name === 'late' && count > 0 && styles.urgent)}>
      {count === 0 ? (
        shown
      ) : (
        <Link
          {...toInbox(listOf(name, row))}
          aria-label={t(language, words.opens, { what: text(words[name]), row: label, number: shown })}
        >
          {shown}
        </Link>
      )}
    </td>
  )
}

type TableProps = {
  caption: string
  head: string
  rows: readonly WorkloadRow[]
  nameOf: (key: string) => string
  total?: WorkloadRow
}

const Table = ({ caption, head, rows, nameOf, total }: TableProps) => {
  const text = useText()
  const line = (row: WorkloadRow, label: string): ReactNode => (
    <tr key={row.key}>
      <th scope="row">{label}</th>
      {holdUps.map(name => (
        <Cell key={name} name={name} row={row} label={label} />
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section tabIndex={0} aria-label={caption} className={styles.scrolls}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {holdUps.map(name => (
              <th key={name} scope="col" className={styles.number}>
                {text(words[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(row => line(row, nameOf(row.key)))}</tbody>
        {total && <tfoot>{line(total, text(words.total))}</tfoot>}
      </table>
    </section>
  )
}

export const WorkloadTable = () => {
  const text = useText()
  const language = useLanguage()
  const serviceName = useServiceName()
  const { data, error, refetch } = useCallWhen(
    { fresh: 'untilChanged', refetchInterval: refreshEvery },
    'GET dynamic_services/workload',
  )
  if (error && !data) return <ReadFailure what={words.title} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['card']} />
  const names = new Map(
    data.flatMap(({ assignee }) => (assignee ? [[assignee.id, personName(assignee, language)]] : [])),
  )
  const total = totalOf(data)
  return (
    <section className={styles.workload} aria-labelledby="workload">
      <h2 id="workload">{text(words.title)}</h2>
      {data.length === 0 ? (
        <p>{text(words.none)}</p>
      ) : (
        <>
          <p className={styles.hint}>{text(words.pausedHint)}</p>
          <div className={styles.tables}>
            <Table
              caption={text(words.byService)}
              head={text(words.service)}
              rows={byService(data)}
              nameOf={serviceName}
              total={total}
            />
            <Table
              caption={text(words.byOwner)}
              head={text(words.owner)}
              rows={byOwner(data)}
              nameOf={id => names.get(id) ?? text(messages.unassigned)}
            />
          </div>
          <Unassigned />
        </>
      )}
    </section>
  )
}
