// The request that is open beside the list. Its number is in the address; Escape closes it,
// J and K move to its neighbours without losing the list.

import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { type InboxSearch, toInbox } from '../address.ts'
import { listMessages } from '../list/list-messages.ts'
import { type InboxRow, serviceQuery } from '../list/list-query.ts'
import { messages as words } from '../messages.ts'
import { isTyping, useShortcuts } from '../shortcuts.tsx'
import styles from './panel.module.css'
import { panelMessages as messages } from './panel-messages.ts'
import { type OpenRequest, useRequest } from './request-data.tsx'
import { RequestView } from './request-view.tsx'

/** The neighbours of a request. One that has left the list keeps its place in it: the next one has moved up there. */
const useNeighbours = (rows: readonly InboxRow[], ID: string) => {
  const last = useRef(0)
  const found = rows.findIndex(row => row.ID === ID)
  useEffect(() => {
    if (found >= 0) last.current = found
  }, [found])
  const index = found >= 0 ? found : last.current
  return { previous: rows[index - 1]?.ID, next: rows[found >= 0 ? index + 1 : index]?.ID }
}

/** Why there is nothing to show, or that it is on its way. */
export const NotOpen = ({ found, beside, ID }: { found: OpenRequest; beside?: ReactNode; ID: string }) => {
  const text = useText()
  return (
    <div className={styles.instead}>
      <div className={styles.line}>
        <Reference>{ID}</Reference>
        <span className={styles.ways}>{beside}</span>
      </div>
      {found.isMissing && <Notice kind="warning">{text(messages.missing)}</Notice>}
      {found.hasFailed && (
        <Notice
          kind="error"
          actions={
            <Button small icon="refresh" onClick={found.reload}>
              {text(words.tryAgain)}
            </Button>
          }
        >
          {text(messages.notLoaded)}
        </Notice>
      )}
      {!found.isMissing && !found.hasFailed && <Skeleton shapes={['title', 'line', 'line', 'card']} />}
    </div>
  )
}

type PanelProps = { ID: string; rows: readonly InboxRow[]; search: InboxSearch }

export const Panel = ({ ID, rows, search }: PanelProps) => {
  const text = useText()
  const navigate = useNavigate()
  const client = useClient()
  const title = useRef<HTMLHeadingElement>(null)
  const row = rows.find(other => other.ID === ID)
  // What the row says is remembered: after an act the row may leave the list while the request stays open.
  const index = useRead({ ...serviceQuery(client, ID), initialData: row?.serviceSlug, fresh: 'untilChanged' })
  const found = useRequest(index.data, ID)
  const { previous, next } = useNeighbours(rows, ID)
  // The request that opened by itself after an act on the one before.
  const [advancedTo, setAdvancedTo] = useState<string>()
  const open = (request: string | undefined) => void navigate(toInbox({ ...search, request }))
  const move = (to: string | undefined) => {
    if (to !== undefined) open(to)
  }
  useShortcuts({ KeyJ: () => move(next), KeyK: () => move(previous) })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Out of a field first: whoever types does not mean to close what they write about.
      if (isTyping(event.target)) title.current?.focus()
      else void navigate(toInbox({ ...search, request: undefined }))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, search])

  const { request } = found
  const shownID = request?.ID
  useEffect(() => {
    if (shownID) title.current?.focus()
  }, [shownID])

  const beside = (
    <>
      <IconButton
        icon="back"
        small
        label={text(messages.previous)}
        disabled={previous === undefined}
        onClick={() => move(previous)}
      />
      <IconButton
        icon="next"
        small
        label={text(messages.next)}
        disabled={next === undefined}
        onClick={() => move(next)}
      />
      <IconButton icon="close" small label={text(messages.close)} onClick={() => open(undefined)} />
    </>
  )
  return (
    <section className={styles.panel} aria-label={text(messages.openRequest)}>
      <div role="status" className={styles.told}>
        {advancedTo === ID && (
          <Notice kind="success" quiet onClose={() => setAdvancedTo(undefined)}>
            {text(listMessages.advanced)}
          </Notice>
        )}
      </div>
      {request ? (
        <RequestView
          key={request.id}
          heading="h2"
          request={request}
          open={found.open}
          title={title}
          beside={beside}
          changedAt={row?.updatedAt}
          reload={found.reload}
          advance={() => {
            setAdvancedTo(next)
            move(next)
            return next !== undefined
          }}
        />
      ) : (
        <NotOpen
          found={{
            ...found,
            hasFailed: found.hasFailed || index.isError,
            reload: () => (index.isError ? void index.refetch() : found.reload()),
          }}
          beside={beside}
          ID={ID}
        />
      )}
    </section>
  )
}
