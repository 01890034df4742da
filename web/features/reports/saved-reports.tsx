// The whole report is its address: a link to copy, and one's own names for some.

import type { SavedView } from '@bawaba/contract/entities/inbox.ts'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useCallWhen } from '../../client/hooks.tsx'
import { useWrites } from '../../client/use-writes.tsx'
import { NameDialog } from '../../modules/dialogs/name-dialog.tsx'
import { useWholeAddress } from '../../shell/links.tsx'
import { type ReportSearch, readReportSearch, storedOf } from './address.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

const nameWords = {
  label: messages.saveName,
  missing: messages.nameMissing,
  save: messages.saveShort,
  failed: messages.failed,
}
const savedCall = 'GET savedReports' as const

/** What is done to saved reports; each shows the list as it then is. */
const useSaving = () => {
  const write = useWrites({
    'POST savedReports': [savedCall],
    'PATCH savedReports/:id': [savedCall],
    'DELETE savedReports/:id': [savedCall],
  })
  return {
    add: (name: string, search: SavedView['search']) =>
      write('POST savedReports', { body: { name, search } }),
    rename: (id: string, name: string) => write('PATCH savedReports/:id', { params: { id }, body: { name } }),
    remove: (id: string) => write('DELETE savedReports/:id', { params: { id } }),
  }
}

type NameProps = { view: SavedView; onRename: () => void; onRemove: () => void }

const Name = ({ view: { name, search }, onRename, onRemove }: NameProps) => {
  const text = useText()
  return (
    <li className={styles.name}>
      <Link to="/reports" search={readReportSearch(search) as never}>
        {name}
      </Link>
      <IconButton small icon="edit" label={text(messages.renameSaved, { name })} onClick={onRename} />
      <IconButton small icon="close" label={text(messages.removeSaved, { name })} onClick={onRemove} />
    </li>
  )
}

export const SavedReports = ({ search }: { search: ReportSearch }) => {
  const text = useText()
  const wholeAddress = useWholeAddress()
  const { add, rename, remove } = useSaving()
  const { data: saved = [] } = useCallWhen({ fresh: 'untilChanged' }, savedCall)
  /** `new`: the report that is shown gets a name. */
  const [naming, setNaming] = useState<SavedView | 'new'>()
  const [removed, setRemoved] = useState<SavedView>()
  const [error, setError] = useState<string>()
  const run = (act: Promise<unknown>) => {
    setError(undefined)
    act.catch(failure => setError(isCallError(failure) ? failure.message : text(messages.failed)))
  }
  return (
    <div className={styles.saved}>
      <ul className={styles.names} aria-label={text(messages.saved)}>
        {saved.map(view => (
          <Name
            key={view.id}
            view={view}
            onRename={() => setNaming(view)}
            onRemove={() => run(remove(view.id).then(() => setRemoved(view)))}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton
          value={wholeAddress({ to: '/reports', search: storedOf(search) })}
          what={text(messages.link)}
        />
        <Button small icon="save" onClick={() => setNaming('new')}>
          {text(messages.save)}
        </Button>
      </div>
      {error && <Notice kind="error">{error}</Notice>}
      {removed && (
        <Undo
          onUndo={() => {
            run(add(removed.name, removed.search))
            setRemoved(undefined)
          }}
          onExpire={() => setRemoved(undefined)}
        >
          {text(messages.savedRemoved, { name: removed.name })}
        </Undo>
      )}
      {naming && (
        <NameDialog
          title={naming === 'new' ? messages.save : messages.rename}
          words={nameWords}
          {...(naming === 'new' ? {} : { present: naming.name })}
          onName={name => (naming === 'new' ? add(name, storedOf(search)) : rename(naming.id, name))}
          onClose={() => setNaming(undefined)}
        />
      )}
    </div>
  )
}
