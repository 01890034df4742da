// A document beside what it proves: its name, its pages, and the keys to turn, enlarge and leave it. Where the window has
// room for both it fills the place of the page that waits behind; elsewhere it is a dialog.

import type { Document } from '@bawaba/contract/entities/document.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Name } from '@bawaba/ui/bidi.tsx'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useMedia } from '@bawaba/ui/use-media.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useClient } from '../../../client/hooks.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { useDownload } from '../use-download.tsx'
import { leavesOf } from './leaves.ts'
import { Sheets, type Turn } from './sheets.tsx'
import { isViewable } from './viewable.ts'
import styles from './viewer.module.css'
import { viewerMessages as messages } from './viewer-messages.ts'
import { useViewing } from './viewing.tsx'

const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const
const asIs: Turn = { rotation: 0, zoom: 1 }
const nearest = (zoom: number, by: 1 | -1): number => zooms[zooms.indexOf(zoom as 1) + by] ?? zoom

/** The pages of a document; its bytes leave memory with the viewer. */
const useLeaves = ({ id, type }: Document) => {
  const client = useClient()
  return useRead({
    queryKey: ['document leaves', id],
    queryFn: async ({ signal }) => {
      const { href } = await client.call('GET files/:id/link', {
        params: { id },
        query: { what: 'file' },
        signal,
      })
      const answer = await fetch(href, { signal })
      if (!answer.ok) throw new Error(`The document answered ${answer.status}`)
      return leavesOf(type, await answer.blob())
    },
    enabled: isViewable(type),
    gcTime: 0,
    fresh: 'untilChanged',
  })
}

const Pages = ({ document, turn }: { document: Document; turn: Turn }) => {
  const text = useText()
  const { data, state, refetch } = useLeaves(document)
  if (!isViewable(document.type)) return <Notice quiet>{text(messages.notViewable)}</Notice>
  if (data) return <Sheets leaves={data} name={document.name} {...turn} />
  if (state === 'failed')
    return (
      <Notice
        kind="error"
        actions={
          <Button small icon="refresh" onClick={() => void refetch()}>
            {text(messages.tryAgain)}
          </Button>
        }
      >
        {text(messages.failed)}
      </Notice>
    )
  return (
    <div role="status" aria-label={text(messages.loading)}>
      <Skeleton shapes={['card', 'card', 'card']} />
    </div>
  )
}

type FrameProps = {
  isBeside: boolean
  label: string
  onKeys: (event: KeyboardEvent) => void
  onClose: () => void
  children: ReactNode
}

const Frame = ({ isBeside, label, onKeys, onClose, children }: FrameProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  if (isBeside)
    return (
      <section className={styles.viewer} aria-label={label} onKeyDown={onKeys}>
        {children}
      </section>
    )
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onKeyDown={onKeys}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}

const fields = 'input, textarea, select, [contenteditable]'

/** Beside a page, Escape leaves the document before it leaves anything else; whoever types means their field. */
const useEscape = (isOn: boolean, close: () => void): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.matches(fields)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [isOn])
}

type ViewerProps = { document: Document; documents: readonly Document[] }

const Viewer = ({ document, documents }: ViewerProps) => {
  const text = useText()
  const language = useLanguage()
  const viewing = useViewing()
  const isBeside = useMedia('(width >= 80rem)')
  const [turn, setTurn] = useState(asIs)
  const download = useDownload(document.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const index = documents.indexOf(document)
  const [previous, next] = [documents[index - 1], documents[index + 1]]
  const close = () => viewing?.view(undefined)
  // What opened it has the focus again.
  useEffect(() => {
    const opener = globalThis.document.activeElement
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  useEscape(isBeside, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another document is opened
  useEffect(() => heading.current?.focus({ preventScroll: true }), [document.id])
  const go = (to: Document | undefined) => {
    if (!to) return
    setTurn(asIs)
    viewing?.view(to.id)
  }
  const zoom = (by: 1 | -1) => setTurn(now => ({ ...now, zoom: nearest(now.zoom, by) }))
  const rotate = () => setTurn(now => ({ ...now, rotation: (now.rotation + 90) % 360 }))
  const keys: Record<string, () => void> = {
    Escape: close,
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    0: () => setTurn(now => ({ ...now, zoom: 1 })),
    PageDown: () => go(next),
    PageUp: () => go(previous),
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // The letter by its place: an Arabic layout gives another one.
    const act = event.code === 'KeyR' ? rotate : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const percent = formatNumber(language, turn.zoom, { style: 'percent' })
  return (
    <Frame isBeside={isBeside} label={text(messages.title)} onKeys={press} onClose={close}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            <Name>{document.name}</Name>
          </h2>
          <p className={styles.position}>
            {text(messages.position, { number: index + 1, total: documents.length })}
          </p>
        </div>
        <IconButton icon="close" small label={text(messages.close)} onClick={close} />
      </div>
      <div className={styles.tools} role="toolbar" aria-label={text(messages.title)}>
        <IconButton
          icon="back"
          small
          label={text(messages.previous)}
          disabled={!previous}
          onClick={() => go(previous)}
        />
        <IconButton icon="next" small label={text(messages.next)} disabled={!next} onClick={() => go(next)} />
        <span className={styles.divider} />
        <IconButton
          icon="minus"
          small
          label={text(messages.zoomOut)}
          disabled={turn.zoom === zooms[0]}
          onClick={() => zoom(-1)}
        />
        <Button small variant="tertiary" onClick={() => setTurn({ ...turn, zoom: 1 })}>
          {percent}
          <VisuallyHidden> {text(messages.fit)}</VisuallyHidden>
        </Button>
        <IconButton
          icon="plus"
          small
          label={text(messages.zoomIn)}
          disabled={turn.zoom === zooms.at(-1)}
          onClick={() => zoom(1)}
        />
        <IconButton icon="refresh" small label={text(messages.rotate)} onClick={rotate} />
        <Button
          small
          variant="tertiary"
          icon="download"
          busy={download.isPending}
          className={styles.download}
          onClick={() => download.mutate()}
        >
          {text(messages.download)}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section className={styles.stage} tabIndex={0} aria-label={document.name}>
        {download.isError && <Notice kind="error">{text(messages.failed)}</Notice>}
        <Pages key={document.id} document={document} turn={turn} />
      </section>
    </Frame>
  )
}

/** The viewer of a request's documents, in the slot of its page, while one of them is viewed. */
export const DocumentViewer = ({ documents }: { documents: readonly Document[] }) => {
  const viewing = useViewing()
  const view = viewing?.view
  // With the request its documents go.
  useEffect(() => () => view?.(undefined), [view])
  const document = documents.find(({ id }) => id === viewing?.viewed)
  if (!document || !viewing?.slot) return null
  return createPortal(<Viewer document={document} documents={documents} />, viewing.slot)
}
