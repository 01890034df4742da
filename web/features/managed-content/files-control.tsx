// The files of a user guide: each is sent and checked as it is chosen, and goes with the form by its id.

import { Name } from '@bawaba/ui/bidi.tsx'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { formatSize } from '@bawaba/ui/controls/file-size.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import type { Control, DrawProps } from '../../forms/fields.ts'
import { useUploadedFile } from '../../modules/payments/use-uploaded-file.tsx'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'

export type AttachedFile = { id: string; name: string; type: string; size: number }

const Files = ({
  id,
  name,
  initial,
  most,
  describedBy,
}: DrawProps<readonly AttachedFile[]> & { most: number }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const send = useUploadedFile()
  const [files, setFiles] = useState(initial)
  const [state, setState] = useState<{ isBusy?: true; why?: string }>({})
  const input = useRef<HTMLInputElement>(null)
  const add = (chosen: File | undefined) => {
    if (!chosen) return
    setState({ isBusy: true })
    send(chosen)
      .then(sent => client.call('GET files/:id', { params: { id: sent } }))
      .then(file => {
        setFiles(before => [...before, { id: file.id, name: file.name, type: file.type, size: file.size }])
        setState({})
      })
      .catch(error => {
        if (!isCallError(error)) throw error
        setState({ why: error.message })
      })
      .finally(() => {
        if (input.current) input.current.value = ''
      })
  }
  return (
    <div className={styles.files}>
      <input type="hidden" name={name} value={JSON.stringify(files)} data-files />
      <ul className={styles.files}>
        {files.map(file => (
          <li key={file.id} className={styles.file}>
            <Icon name="document" />
            <span>
              <Name>{file.name}</Name> <span className={styles.muted}>{formatSize(language, file.size)}</span>
            </span>
            <IconButton
              small
              icon="trash"
              label={text(messages.removeFile, { name: file.name })}
              onClick={() => setFiles(before => before.filter(one => one.id !== file.id))}
            />
          </li>
        ))}
      </ul>
      <input ref={input} type="file" hidden onChange={({ currentTarget }) => add(currentTarget.files?.[0])} />
      {files.length < most && (
        <div>
          <Button
            id={id}
            aria-describedby={describedBy}
            icon="upload"
            busy={state.isBusy === true}
            onClick={() => input.current?.click()}
          >
            {text(state.isBusy ? messages.checking : messages.addFile)}
          </Button>
        </div>
      )}
      <p role="status">{state.why}</p>
    </div>
  )
}

const readFiles = (frame: Element): readonly AttachedFile[] =>
  JSON.parse(frame.querySelector<HTMLInputElement>('input[data-files]')?.value ?? '[]')

export const files = (most: number): Control<readonly AttachedFile[], readonly AttachedFile[]> => ({
  empty: [],
  draw: props => <Files {...props} most={most} />,
  read: readFiles,
  value: chosen => chosen,
})
