// Many users from a file: checked first, each row with what was found, and added once that is confirmed.

import type { ImportReport } from '@bawaba/contract/entities/staff-user.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { file as fileControl } from '../../forms/controls/file.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePortal } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import { staffErrorText } from './error-text.ts'
import { messages } from './messages.ts'
import styles from './users.module.css'

const columns =
  'username, userSlug, firstName, lastName, englishFullName, mobile, email, nationalId, passportNumber, roles, services, teams, company, sector, serviceCenter'
const outcomes = {
  ready: messages.ready,
  added: messages.addedRow,
  same: messages.sameRow,
  refused: messages.refused,
} as const

export const ImportPage = () => {
  const text = useText()
  const client = useClient()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [isAsking, setAsking] = useState(false)
  const isMobileName = usePortal()?.config.staffUsername === 'mobile'
  const send = async (chosen: File, dryRun: boolean) => {
    const body = new FormData()
    body.set('file', chosen)
    setReport(await client.call('POST users/import', { query: { dryRun }, body: body as never }))
  }
  const form = usePageForm({
    fields: {
      file: {
        label: text(messages.file),
        required: text(messages.noFile),
        control: fileControl('.csv,text/csv'),
      },
    },
    leadsTo: 'field',
    refused: ({ message }) => {
      setReport(undefined)
      return { file: message }
    },
    send: async ({ file: chosen }) => {
      setFile(chosen)
      if (chosen) await send(chosen, true)
    },
  })
  usePage({ title: text(messages.importTitle), failed: form.isRefused })
  const add = async (chosen: File) => {
    try {
      await send(chosen, false)
    } catch (thrown) {
      if (!isCallError(thrown)) throw thrown
      setReport(undefined)
      form.refuse({ file: thrown.message })
    }
  }
  const ready = report?.rows.filter(({ outcome }) => outcome === 'ready').length ?? 0
  return (
    <div className={styles.page}>
      <Link to="/usersManagment" search={{}} className={styles.back}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <h1>{text(messages.importTitle)}</h1>
      <p>
        <Words message={messages.importText} params={{ columns: <Ltr>{columns}</Ltr> }} />
      </p>
      {isMobileName && (
        <p>
          <Words message={messages.importMobileText} params={{ column: <Ltr>username</Ltr> }} />
        </p>
      )}
      <PageForm
        form={form}
        className={styles.form}
        action={text(messages.check)}
        busyAction={text(messages.checking)}
        button={{ variant: ready > 0 ? 'secondary' : 'primary', wide: true }}
      />
      {report && (
        <div className={styles.part}>
          <h2>{text(report.isDryRun ? messages.report : messages.result)}</h2>
          {report.unchecked > 0 && (
            <Notice kind="warning">{text(messages.unchecked, { count: report.unchecked })}</Notice>
          )}
          <Report report={report} />
          {ready > 0 && (
            <p>
              <Button variant="primary" onClick={() => setAsking(true)}>
                {text(messages.addReady, { count: ready })}
              </Button>
            </p>
          )}
        </div>
      )}
      {file && (
        <Confirm
          isOpen={isAsking}
          title={messages.confirmImport}
          effect={messages.confirmImportText}
          action={messages.add}
          params={{ file: file.name }}
          run={() => add(file)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const Report = ({ report }: { report: ImportReport }) => {
  const text = useText()
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={text(messages.report)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text(messages.line)}</th>
            <th scope="col">{text(messages.username)}</th>
            <th scope="col">{text(messages.outcome)}</th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map(({ line, username, outcome, faults }) => (
            <tr key={line}>
              <td>{formatNumber(language, line)}</td>
              <td>
                <Ltr>{username}</Ltr>
              </td>
              <td>
                <strong>{text(outcomes[outcome])}</strong>
                {faults.map(error => (
                  <div key={`${error.field} ${error.key}`}>{staffErrorText(language, error)}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
