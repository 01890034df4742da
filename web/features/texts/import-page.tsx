// Texts from a file: checked first, each with what was found, and changed once that is confirmed.

import type { TextImportReport } from '@bawaba/contract/entities/own-text.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { file as fileControl } from '../../forms/controls/file.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import styles from './texts.module.css'

export const ImportTextsPage = () => {
  const text = useText()
  const client = useClient()
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<TextImportReport>()
  const [isAsking, setAsking] = useState(false)
  const send = async (chosen: File, dryRun: boolean) => {
    const body = new FormData()
    body.set('file', chosen)
    setReport(await client.call('POST texts/import', { query: { dryRun }, body: body as never }))
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
  const change = async (chosen: File) => {
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
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/texts" search={{}} className={styles.back}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <h1>{text(messages.importTitle)}</h1>
      <p>
        <Words message={messages.importText} params={{ columns: <Ltr>ar, en</Ltr> }} />
      </p>
      <PageForm
        form={form}
        className={styles.form}
        action={text(messages.check)}
        busyAction={text(messages.checking)}
        button={{ variant: ready > 0 ? 'secondary' : 'primary', wide: true }}
      />
      {report && (
        <section className={styles.list}>
          <h2>{text(report.isDryRun ? messages.report : messages.result)}</h2>
          <Report report={report} />
          {ready > 0 && (
            <p>
              <Button variant="primary" onClick={() => setAsking(true)}>
                {text(messages.changeReady, { count: ready })}
              </Button>
            </p>
          )}
        </section>
      )}
      {file && (
        <Confirm
          isOpen={isAsking}
          title={messages.confirmImport}
          effect={messages.confirmImportText}
          action={messages.change}
          run={() => change(file)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const outcomes = {
  ready: messages.ready,
  changed: messages.changedRow,
  proposed: messages.proposedRow,
  refused: messages.refused,
} as const

type Row = TextImportReport['rows'][number]
/** All forms of both languages, each in its own direction. */
const WordsOfBoth = ({ written = {} }: { written: Row['before'] }) =>
  (['ar', 'en'] as const).flatMap(language =>
    Object.entries(written[language] ?? {}).map(([form, words]) => (
      <div key={`${language} ${form}`} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {words}
      </div>
    )),
  )

const Report = ({ report: { rows } }: { report: TextImportReport }) => {
  const text = useText()
  const language = useLanguage()
  const shown = rows.filter(({ outcome }) => outcome !== 'same')
  return (
    <>
      <p role="status">{text(messages.same, { count: rows.length - shown.length })}</p>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={styles.scroll} aria-label={text(messages.report)} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text(messages.line)}</th>
                <th scope="col">{text(messages.place)}</th>
                <th scope="col">{text(messages.wordsNow)}</th>
                <th scope="col">{text(messages.wordsOfFile)}</th>
                <th scope="col">{text(messages.outcome)}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, id, place, outcome, errors, before, after }) => (
                <tr key={id}>
                  <td>{formatNumber(language, line)}</td>
                  <td>
                    <Ltr>{place || id}</Ltr>
                  </td>
                  <td>
                    <WordsOfBoth written={before} />
                  </td>
                  <td>
                    <WordsOfBoth written={after} />
                  </td>
                  <td>
                    <strong>{text(outcomes[outcome as keyof typeof outcomes])}</strong>
                    {errors.map(error => (
                      <div key={`${error.language} ${error.form} ${error.key}`}>
                        {error.language && (
                          <>{text(error.language === 'ar' ? messages.inArabic : messages.inEnglish)}: </>
                        )}
                        {text(messages[error.key as 'foreignLink'], { name: error.name ?? '' })}
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
