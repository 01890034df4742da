// Files to choose or to drop. The native input covers the whole zone, so that dropping and the keyboard are the
// browser's own; the list below it says of each file how far it is.

import { type ChangeEvent, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { useText } from '../language.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type Camera, CameraInput } from './camera-input.tsx'
import { type ControlProps, describing } from './control.tsx'
import styles from './file-input.module.css'
import { type FileAct, type FileItem, FileRow } from './file-item.tsx'
import { messages } from './file-messages.ts'

export type { FileAct, FileItem } from './file-item.tsx'

type FileInputProps = ControlProps & {
  items: readonly FileItem[]
  multiple: boolean
  /** Endings for the browser's dialog: ".pdf,.jpg". */
  accept?: string
  /** Offered first on what is held in the hand, where pictures are taken. */
  camera?: Camera | undefined
  /** What is taken, in words. */
  note?: string
  /** Why nothing can be chosen here. */
  blocked?: string
  onAdd(files: File[]): void
  onAct(key: string, act: FileAct): void
}

/** Says what became of a file, once for each. */
const useAnnouncement = (items: readonly FileItem[]) => {
  const text = useText()
  const known = useRef<Map<string, FileItem['state']>>(new Map(items.map(({ key, state }) => [key, state])))
  const [removed, setRemoved] = useState('')
  const last = useRef('')
  for (const { key, name, state, message } of items) {
    if (known.current.get(key) !== state && state === 'done') last.current = text(messages.saidDone, { name })
    if (known.current.get(key) !== state && state === 'failed') last.current = message ?? ''
    known.current.set(key, state)
  }
  return {
    announcement: removed || last.current,
    sayRemoved: (name: string) => setRemoved(name && text(messages.saidRemoved, { name })),
  }
}

export const FileInput = ({
  items,
  multiple,
  accept,
  camera,
  note,
  blocked,
  onAdd,
  onAct,
  ...props
}: FileInputProps) => {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { announcement, sayRemoved } = useAnnouncement(items)
  const noteId = `${props.id}-note`
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same file may be chosen again after it was removed.
    currentTarget.value = ''
    setOver(false)
    sayRemoved('')
    if (files.length > 0) onAdd(files)
  }
  const act = (key: string, what: FileAct) => {
    sayRemoved(what === 'remove' ? (items.find(item => item.key === key)?.name ?? '') : '')
    onAct(key, what)
    // The button that was pressed is gone with its file.
    if (what === 'remove') input.current?.focus()
  }
  return (
    <div className={styles.files}>
      {camera && !props.readOnly && !blocked && <CameraInput {...camera} onChange={take} />}
      {!props.readOnly && (
        <div
          className={classes(
            styles.zone,
            isOver && styles.over,
            props.invalid && styles.wrong,
            blocked && styles.blocked,
          )}
        >
          <Icon name="upload" className={styles.sign} />
          <span className={styles.call} aria-hidden="true">
            <span className={styles.choose}>{text(multiple ? messages.chooseMany : messages.chooseOne)}</span>{' '}
            <span className={styles.drop}>{text(multiple ? messages.dropMany : messages.drop)}</span>
          </span>
          {(blocked ?? note) && (
            <span id={noteId} className={styles.note}>
              {blocked ?? note}
            </span>
          )}
          <input
            ref={input}
            type="file"
            id={props.id}
            name={props.name}
            className={styles.native}
            multiple={multiple}
            accept={accept || undefined}
            disabled={blocked !== undefined}
            onChange={take}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            {...describing({
              ...props,
              describedBy: classes(props.describedBy, (blocked ?? note) && noteId),
            })}
          />
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={text(messages.list)}>
          {items.map(item => (
            <FileRow key={item.key} item={item} readOnly={props.readOnly} onAct={act} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}
