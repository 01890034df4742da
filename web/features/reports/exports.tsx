// Files of the report: asked for here, made in the background, fetched when they are ready.

import type { Export } from '@bawaba/contract/entities/report.ts'
import { formatDateTime, listSeparator } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { RadioGroup } from '@bawaba/ui/controls/radio-group.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { type ReportSearch, specOf } from './address.ts'
import { exportMessages as words } from './messages.ts'
import styles from './reports.module.css'

const listCall = 'GET exports' as const
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
  const client = useClient()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { data: files = [] } = useCallWhen(
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(isInWork) ? watchEvery : false),
    },
    listCall,
  )
  const refresh = () => queries.invalidateQueries({ queryKey: [listCall] })
  const making = useMutation({
    mutationFn: (format: Export['format']) => {
      const chosen = form.current && new FormData(form.current).get('export-kind')
      const kind = chosen === 'requests' ? 'requests' : 'report'
      return client.call('POST exports', {
        body: { kind, format, spec: specOf(search) as Export['spec'] },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
    },
    onSuccess: refresh,
  })
  const removing = useMutation({
    mutationFn: (id: string) => client.call('DELETE exports/:id', { params: { id } }),
    onSettled: refresh,
  })
  const error = making.error ?? removing.error
  return (
    <section data-print="never" aria-labelledby="exports-title" className={styles.exports}>
      <h2 id="exports-title">{text(words.title)}</h2>
      <p>{text(words.explain)}</p>
      {error && <Notice kind="error">{error.message}</Notice>}
      <form ref={form} method="dialog" className={styles.exports}>
        <FieldFrame id="export-kind" label={text(words.what)} frame="radios">
          <RadioGroup
            id="export-kind"
            name="export-kind"
            defaultValue="report"
            options={(['report', 'requests'] as const).map(value => ({ value, label: text(words[value]) }))}
          />
        </FieldFrame>
        <div className={styles.buttons}>
          {(['csv', 'xlsx'] as const).map(format => (
            <Button
              key={format}
              icon="download"
              busy={making.isPending}
              onClick={() => making.mutate(format)}
            >
              {text(words[format])}
            </Button>
          ))}
        </div>
      </form>
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
