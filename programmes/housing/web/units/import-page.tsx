// Many units from a file: checked first, each row with what it would do, and imported once that is confirmed.

import { formatCount } from '@bawaba/language/counts.ts'
import { listSeparator } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { isCallError } from '@bawaba/web/client/call-error.ts'
import { file as fileControl } from '@bawaba/web/forms/controls/file.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { Confirm } from '@bawaba/web/modules/dialogs/confirm.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { useState } from 'react'
import { unitFields, unitFieldWords } from '../../unit.ts'
import type { UnitImportReport } from '../../unit-calls.ts'
import { Back } from './add-page.tsx'
import { ImportRows } from './import-rows.tsx'
import { messages } from './messages.ts'
import { saveText } from './save-text.ts'
import styles from './units.module.css'
import { useUnitClient } from './use-units.tsx'

const outcomes = ['new', 'changed', 'unchanged', 'refused'] as const

const Counts = ({ report }: { report: UnitImportReport }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <dl className={styles.counts}>
      {outcomes.map(outcome => (
        <div key={outcome}>
          <dt>{text(messages[outcome])}</dt>
          <dd>{formatCount(language, report.counts[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}

export const ImportUnitsPage = () => {
  const text = useText()
  const language = useLanguage()
  const client = useUnitClient()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<UnitImportReport>()
  const [isAsking, setAsking] = useState(false)
  const send = async (chosen: File, dryRun: boolean) => {
    const body = new FormData()
    body.set('file', chosen)
    const answer = await client.call('POST units/import', { query: { dryRun }, body } as never)
    setReport(answer as UnitImportReport)
  }
  const form = usePageForm({
    id: 'import',
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
  usePage({ title: text(messages.importTitle), service: text(messages.title), failed: form.isRefused })
  const importNow = async (chosen: File) => {
    try {
      await send(chosen, false)
    } catch (thrown) {
      if (!isCallError(thrown)) throw thrown
      setReport(undefined)
      form.refuse({ file: thrown.message })
    }
  }
  const ready = report?.isDryRun ? report.counts.new + report.counts.changed : 0
  const columns = unitFields.map(field => text(unitFieldWords[field])).join(listSeparator[language])
  return (
    <div className={styles.page}>
      <Back />
      <h1>{text(messages.importTitle)}</h1>
      <p>
        <Words message={messages.importText} params={{ columns }} />
      </p>
      <PageForm
        form={form}
        className={styles.narrow}
        action={text(messages.check)}
        busyAction={text(messages.checking)}
        button={{ variant: ready > 0 ? 'secondary' : 'primary' }}
      />
      {report && (
        <div className={styles.part}>
          <h2>{text(report.isDryRun ? messages.report : messages.result)}</h2>
          {!report.isDryRun && <Notice kind="success">{text(messages.imported)}</Notice>}
          <Counts report={report} />
          {report.isDryRun && ready === 0 && <p role="status">{text(messages.nothingToDo)}</p>}
          <div className={styles.actions}>
            {ready > 0 && (
              <Button variant="primary" onClick={() => setAsking(true)}>
                {text(messages.importNow, { count: ready })}
              </Button>
            )}
            {report.refusedCsv !== undefined && (
              <Button
                icon="download"
                onClick={() => saveText(text(messages.refusedFile), report.refusedCsv ?? '')}
              >
                {text(messages.downloadRefused)}
              </Button>
            )}
          </div>
          <ImportRows key={`${report.isDryRun} ${report.rows.length}`} rows={report.rows} />
        </div>
      )}
      {file && (
        <Confirm
          isOpen={isAsking}
          title={messages.confirmImport}
          effect={messages.confirmImportEffect}
          action={messages.importAction}
          params={{ file: file.name }}
          run={() => importNow(file)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
