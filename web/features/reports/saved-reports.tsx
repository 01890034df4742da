// The whole report is its address: a link to copy, and one's own names for some.

import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useCall, useClient } from '../../client/hooks.tsx'
import { useWholeAddress } from '../../shell/links.tsx'
import { keptOf, type ReportSearch, readReportSearch } from './address.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

/** As the server takes it. */
const longestName = 60
const savedCall = 'GET savedReports' as const

const SaveDialog = ({ search, onSaved }: { search: ReportSearch; onSaved: () => void }) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const name = typed.slice(0, longestName)
    if (name === '') return setError(text(messages.nameMissing))
    setIsSaving(true)
    try {
      await client.call('POST savedReports', { body: { name, search: keptOf(search) } })
      await queries.invalidateQueries({ queryKey: [savedCall] })
      onSaved()
    } catch (failure) {
      setError(isCallError(failure) ? failure.message : text(messages.failed))
      setIsSaving(false)
    }
  }
  return (
    <Dialog open title={text(messages.save)} onClose={onSaved}>
      <form noValidate onSubmit={event => void submit(event)} className={styles.exports}>
        <FieldFrame id="report-name" label={text(messages.saveName)} error={error}>
          <TextInput
            id="report-name"
            name="name"
            autoComplete="off"
            invalid={error !== undefined}
            describedBy={describedBy('report-name', { error })}
          />
        </FieldFrame>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={isSaving}>
            {text(messages.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const SavedReports = ({ search }: { search: ReportSearch }) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const wholeAddress = useWholeAddress()
  const { data: saved = [] } = useCall(savedCall)
  const [isOpen, setIsOpen] = useState(false)
  const remove = async (id: string) => {
    await client.call('DELETE savedReports/:id', { params: { id } })
    await queries.invalidateQueries({ queryKey: [savedCall] })
  }
  return (
    <div className={styles.saved}>
      <ul className={styles.names} aria-label={text(messages.saved)}>
        {saved.map(view => (
          <li key={view.id} className={styles.name}>
            <Link to="/reports" search={readReportSearch(view.search) as never}>
              {view.name}
            </Link>
            <IconButton
              small
              icon="close"
              label={text(messages.removeSaved, { name: view.name })}
              onClick={() => void remove(view.id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton
          value={wholeAddress({ to: '/reports', search: keptOf(search) })}
          what={text(messages.link)}
        />
        <Button small icon="save" onClick={() => setIsOpen(true)}>
          {text(messages.save)}
        </Button>
      </div>
      {isOpen && <SaveDialog search={search} onSaved={() => setIsOpen(false)} />}
    </div>
  )
}
