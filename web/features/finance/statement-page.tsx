// Importing a statement: a file is checked and shown first, and imported once that is confirmed.

import type { StatementReport } from '@bawaba/contract/entities/payment-statement.ts'
import type { StatementColumn } from '@bawaba/contract/payment-states.ts'
import { isPlainDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { file as fileControl } from '../../forms/controls/file.tsx'
import { filterDay, filterDayOf, noDay } from '../../forms/controls/filter-day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { ColumnsForm } from './columns-form.tsx'
import styles from './finance.module.css'
import type { DaysSearch } from './search.ts'
import { statementMessages as messages } from './statement-messages.ts'
import { StatementView } from './statement-view.tsx'

type Columns = Partial<Record<StatementColumn, number>>
/** The days that the file is said to cover. */
type Covers = { from?: string; to?: string }
type Chosen = { file: File; gatewayId: string; columns: Columns; covers: Covers }
type Account = { value: string; label: string }

export const StatementPage = () => {
  const text = useText()
  const gateways = useCallWhen({ fresh: 'always' }, 'GET reconciliation/gateways')
  usePage({ title: text(messages.title) })
  const accounts = gateways.data
    ?.filter(({ hasList }) => !hasList)
    .map(({ id, label }) => ({ value: id, label: text(label) }))
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/reconciliation" className={styles.back}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.intro)}</p>
      {gateways.error && (
        <ReadFailure what={messages.title} error={gateways.error} onAgain={gateways.refetch} />
      )}
      {!accounts && !gateways.error && <Skeleton shapes={['card']} />}
      {accounts && <ImportForm accounts={accounts} />}
    </div>
  )
}

const ImportForm = ({ accounts }: { accounts: readonly Account[] }) => {
  const text = useText()
  const client = useClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [report, setReport] = useState<StatementReport>()
  const [isAsking, setAsking] = useState(false)
  const search: DaysSearch = useSearch({ strict: false })
  const dayField = (name: 'from' | 'to') => ({
    label: text(messages[name]),
    hint: name === 'from' ? text(messages.coversHint) : undefined,
    optional: true,
    initial: filterDayOf(search[name]),
    check: (day: string) => (isPlainDate(day) ? undefined : text(noDay)),
    control: filterDay(),
  })
  const send = async ({ file, gatewayId, columns, covers }: Chosen, dryRun: boolean) => {
    const body = new FormData()
    body.set('file', file)
    setReport(
      await client.call('POST reconciliation/statements', {
        query: { gatewayId, dryRun, ...covers, ...columns },
        body: body as never,
      }),
    )
  }
  const form = usePageForm({
    id: 'statement',
    fields: {
      gatewayId: {
        label: text(messages.account),
        required: text(messages.accountMissing),
        initial: search.gatewayId ?? (accounts.length === 1 ? (accounts[0]?.value ?? '') : ''),
        control: select({ placeholder: text(messages.accountMissing), options: [...accounts] }),
      },
      file: {
        label: text(messages.file),
        required: text(messages.fileMissing),
        control: fileControl('.xml,.sta,.mt940,.txt,.csv,text/csv,application/xml'),
      },
      from: dayField('from'),
      to: dayField('to'),
    },
    leadsTo: 'field',
    refused: ({ message }) => {
      setReport(undefined)
      return { file: message }
    },
    send: async ({ gatewayId = '', file, from, to }) => {
      if (!file) return
      const next = {
        file,
        gatewayId,
        columns: {},
        covers: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
      }
      setChosen(next)
      await send(next, true)
    },
  })
  /** Whatever the server refuses stands at the file. */
  const run = async (next: Chosen, dryRun: boolean) => {
    try {
      await send(next, dryRun)
    } catch (thrown) {
      if (!isCallError(thrown)) throw thrown
      setReport(undefined)
      form.refuse({ file: thrown.message })
    }
  }
  const isReady =
    report?.isDryRun === true && report.isComplete && report.rows.length + report.unreadable.length > 0
  return (
    <>
      <PageForm
        form={form}
        className={styles.narrow}
        action={text(messages.check)}
        busyAction={text(messages.checking)}
        button={{ variant: isReady ? 'secondary' : 'primary', wide: true }}
      />
      {report?.isDryRun && report.head && chosen && (
        <ColumnsForm
          // The columns of another file are others.
          key={`${chosen.file.name} ${chosen.file.lastModified}`}
          head={report.head}
          columns={report.columns ?? {}}
          isOpen={!report.isComplete}
          onChosen={async columns => {
            const next = { ...chosen, columns }
            setChosen(next)
            await run(next, true)
          }}
        />
      )}
      {report?.isComplete && <StatementView report={report} />}
      {isReady && (
        <p>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {text(messages.import)}
          </Button>
        </p>
      )}
      {report && !report.isDryRun && (
        <p>
          <Link
            to="/reconciliation"
            search={{ gatewayId: chosen?.gatewayId, from: report.from, to: report.to }}
          >
            {text(messages.toDifferences)}
          </Link>
        </p>
      )}
      {chosen && (
        <Confirm
          isOpen={isAsking}
          title={messages.confirm}
          effect={messages.confirmText}
          action={messages.import}
          run={async () => {
            await run(chosen, false)
            announce({ id: 'statement', kind: 'success', message: messages.done })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
