// Files of the report: asked for here, made in the background, fetched when they are ready.

import type { Export } from '@bawaba/contract/entities/report.ts'
import { formatDateTime, listSeparator } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useMutation } from '@tanstack/react-query'
import { useCallWhen } from '../../client/hooks.tsx'
import { useWrites } from '../../client/use-writes.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { type ReportSearch, specOf } from './address.ts'
import { exportMessages as words } from './messages.ts'
import styles from './reports.module.css'

const listCall = 'GET exports' as const
const formats = ['csv', 'xlsx'] as const
const watchEvery = 1500
const isInWork = ({ state }: Export) => state === 'waiting' || state === 'running'

const File = ({ file, onRemove }: { file: Export; onRemove: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const what = [text(words[file.kind]), file.format.toUpperCase()].join(listSeparator[language])
  return (
    <li className={styles.line}>
      <span>
        {what} · {formatDateTime(language, file.createdAt)}
      </span>
      {isInWork(file) && (
        <>
          <progress
            aria-label={what}
            {...(file.total === null ? {} : { value: file.rows, max: Math.max(1, file.total) })}
          />
          <span className={styles.meta}>{text(words[file.state as 'waiting' | 'running'])}</span>
        </>
      )}
      {file.state === 'failed' && <span role="alert">{file.error?.message}</span>}
      {file.state === 'done' && (
        <>
          <span className={styles.meta}>{text(words.rows, { count: file.rows })}</span>
          <a href={`/api/exports/${file.id}/content?mode=EMPLOYEE`} download>
            {text(words.download)}
          </a>
        </>
      )}
      <Button small variant="tertiary" onClick={onRemove}>
        {text(isInWork(file) ? words.cancel : words.remove)}
      </Button>
    </li>
  )
}

export const Exports = ({ search }: { search: ReportSearch }) => {
  const text = useText()
  const write = useWrites({ 'POST exports': [listCall], 'DELETE exports/:id': [listCall] })
  const { data: files = [] } = useCallWhen(
    {
      fresh: 'always',
      refetchInterval: ({ state }) => (state.data?.some(isInWork) ? watchEvery : false),
    },
    listCall,
  )
  const form = usePageForm({
    id: 'export',
    fields: {
      kind: {
        label: text(words.what),
        initial: 'report',
        control: radios(
          (['report', 'requests'] as const).map(value => ({ value, label: text(words[value]) })),
        ),
      },
    },
    send: async ({ kind }, { act }) => {
      const format = formats.find(format => format === act)
      // Enter on a choice asks for no file.
      if (!format) return
      await write('POST exports', {
        body: { kind: kind === 'requests' ? kind : 'report', format, spec: specOf(search) as Export['spec'] },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
    },
  })
  const removing = useMutation({
    mutationFn: (id: string) => write('DELETE exports/:id', { params: { id } }),
  })
  return (
    <section data-print="never" aria-labelledby="exports-title" className={styles.exports}>
      <h2 id="exports-title">{text(words.title)}</h2>
      <p>{text(words.explain)}</p>
      {removing.error && <Notice kind="error">{removing.error.message}</Notice>}
      <PageForm
        form={form}
        className={styles.exports}
        actions={formats.map(format => (
          <Button key={format} icon="download" busy={form.isBusy} onClick={() => form.submit(format)}>
            {text(words[format])}
          </Button>
        ))}
      />
      {files.length > 0 && (
        <>
          <h3 id="files-title">{text(words.list)}</h3>
          <ul aria-labelledby="files-title" className={styles.files}>
            {files.map(file => (
              <File key={file.id} file={file} onRemove={() => removing.mutate(file.id)} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
