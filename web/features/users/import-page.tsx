// Many users from a file: checked first, each row with what was found, and added once that is confirmed.

import type { ImportReport } from '@bawaba/contract/entities/staff-user.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { usePortal } from '../../shell/context.tsx'
import { usePage } from '../../shell/page.tsx'
import { Confirm } from './confirm.tsx'
import { staffErrorText } from './error-text.ts'
import { messages } from './messages.ts'
import styles from './users.module.css'

const columns =
  'username, userSlug, firstName, lastName, englishFullName, mobile, email, nationalId, passportNumber, roles, services, company, sector, serviceCenter'
const outcomes = { ready: messages.ready, added: messages.addedRow, refused: messages.refused } as const

export const ImportPage = () => {
  const text = useText()
  const client = useClient()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isMobileName = usePortal()?.config.staffUsername === 'mobile'
  usePage({ title: text(messages.importTitle), failed: error !== undefined })

  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(true)
    setError(undefined)
    try {
      const body = new FormData()
      body.set('file', chosen)
      setReport(await client.call('POST users/import', { query: { dryRun }, body: body as never }))
    } catch (thrown) {
      if (!isCallError(thrown)) throw thrown
      setReport(undefined)
      setError(thrown.message)
    } finally {
      setBusy(false)
    }
  }
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('file')
    const chosen = input instanceof HTMLInputElement ? input.files?.[0] : undefined
    if (!chosen) return setError(text(messages.noFile))
    setFile(chosen)
    void send(chosen, true)
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
      <form method="dialog" noValidate onSubmit={check} className={styles.form}>
        <FieldFrame id="file" label={text(messages.file)} error={error} field="file">
          <input
            id="file"
            name="file"
            type="file"
            accept=".csv,text/csv"
            className={controlClass({ invalid: error !== undefined })}
            {...describing({ invalid: error !== undefined, describedBy: describedBy('file', { error }) })}
          />
        </FieldFrame>
        <Button type="submit" variant={ready > 0 ? 'secondary' : 'primary'} busy={isBusy}>
          {text(isBusy ? messages.checking : messages.check)}
        </Button>
      </form>
      {report && (
        <div className={styles.part}>
          <h2>{text(report.isDryRun ? messages.report : messages.result)}</h2>
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
          name={file.name}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          question={{
            title: messages.confirmImport,
            body: messages.confirmImportText,
            action: messages.add,
            run: () => send(file, false),
          }}
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
