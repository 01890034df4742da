// The inbox: the list, and beside it the request that is open. Where there is no room for both,
// the request takes the page and the list waits behind it.

import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ViewerSlot, ViewingProvider } from '../../modules/files/viewer/viewing.tsx'
import { usePage } from '../../shell/page.tsx'
import { viewOf } from './address.ts'
import { rowId } from './inbox-links.tsx'
import styles from './inbox-page.module.css'
import { InboxList } from './list/inbox-list.tsx'
import type { InboxRow } from './list/list-query.ts'
import { useWithSort } from './list/sort.tsx'
import { useInbox } from './list/use-inbox.tsx'
import { messages } from './messages.ts'
import { Panel } from './request/panel.tsx'
import { useShortcuts } from './shortcuts.tsx'
import { ShortcutsHelp, ShortcutsLine } from './shortcuts-help.tsx'
import { useServices } from './use-services.tsx'
import { viewDefinition } from './views/views.ts'

/** The row of the open request stays in sight; closed, the request gives the focus back to it. */
const useOpenRow = (open: string | undefined): void => {
  const last = useRef(open)
  useEffect(() => {
    const row = document.getElementById(rowId(open ?? last.current ?? ''))
    if (open !== undefined) row?.scrollIntoView({ block: 'nearest' })
    else if (last.current !== undefined) row?.focus()
    last.current = open
  }, [open])
}

/** The place of the row that has the focus, by its link or by its box to tick; -1 where none has. */
const focusedIndex = (rows: readonly InboxRow[]): number => {
  const at = document.activeElement
  const ticked = at instanceof HTMLInputElement ? at.dataset.row : undefined
  return rows.findIndex(({ ID }) => rowId(ID) === at?.id || ID === ticked)
}

/** With nothing open, J and K move the focus along the rows. */
const useRowKeys = (rows: readonly InboxRow[], isOpen: boolean): void => {
  const step = (by: 1 | -1) => {
    const index = focusedIndex(rows)
    const row = rows[index < 0 ? 0 : index + by]
    if (row) document.getElementById(rowId(row.ID))?.focus()
  }
  const select = () => {
    const row = rows[focusedIndex(rows)]
    if (row) document.querySelector<HTMLInputElement>(`input[data-row="${CSS.escape(row.ID)}"]`)?.click()
  }
  useShortcuts(isOpen ? {} : { KeyJ: () => step(1), KeyK: () => step(-1), KeyX: select })
}

export const InboxPage = () => (
  <ViewingProvider>
    <Inbox />
  </ViewingProvider>
)

const Inbox = () => {
  const text = useText()
  const search = useWithSort(useSearch({ strict: false }))
  const list = useRef<HTMLDivElement>(null)
  const services = useServices()
  const inbox = useInbox(search, list)
  const { request } = search
  const view = viewOf(search)
  usePage({
    title: request ?? (view ? text(viewDefinition(view).text) : text(messages.search)),
    service: text(messages.title),
  })
  useOpenRow(request)
  useRowKeys(inbox.rows, request !== undefined)
  const [isHelpOpen, setHelpOpen] = useState(false)
  useShortcuts({ 'Shift+Slash': () => setHelpOpen(true) })
  return (
    <>
      <div className={classes(styles.inbox, request !== undefined && styles.withPanel)}>
        <div className={styles.list} data-print={request === undefined ? undefined : 'never'}>
          <InboxList inbox={inbox} search={search} services={services} list={list} />
          <ShortcutsLine onOpen={() => setHelpOpen(true)} />
        </div>
        <ViewerSlot className={styles.viewer} />
        {request !== undefined && (
          <div className={styles.panel}>
            <Panel ID={request} rows={inbox.rows} search={search} />
          </div>
        )}
      </div>
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}
