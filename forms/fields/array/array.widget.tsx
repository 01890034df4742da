// The groups of a list, one below the other: each is titled and numbered, can be taken away and put back, and a table
// that was copied elsewhere can be pasted in.

import { Button } from '@bawaba/ui/button.tsx'
import { LanguageProvider, useText } from '@bawaba/ui/language.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { type ClipboardEvent, useRef, useState } from 'react'
import type { FormNode } from '../../index.ts'
import { addressOf, rowId } from '../../react/addresses.ts'
import type { Widget, WidgetProps } from '../../react/widget.tsx'
import styles from './array.module.css'
import { rowLimit } from './array.ts'
import { words } from './messages.ts'
import { cellsOf, pasteInto } from './paste.ts'
import { Row } from './row.tsx'

type Removed = { title: string; restore: () => void }

/** Where one answers; the button that takes the row away stands before them all. */
const firstControl =
  ':scope [data-field]:not([hidden]) :is(input:not([type=hidden]), select, textarea, button):not(:disabled)'

/** The first question of a row, once it is drawn. */
const focusRow = (groupId: string, row: FormNode | undefined): void => {
  if (!row) return
  requestAnimationFrame(() => {
    const frame = document.getElementById(rowId(groupId, row))
    frame?.querySelector<HTMLElement>(firstControl)?.focus()
  })
}

const Rows = (props: WidgetProps) => {
  const { field, store, language, id } = props
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<Removed>()
  const [paste, setPaste] = useState({ pasted: 0, left: 0 })
  const rows = store.rowsOf(field.name)
  const name = (field.rowLabel ?? field.label)[language]
  const isFull = rows.length >= rowLimit(field)

  const add = () => {
    if (isFull) return
    const [row] = store.addRows(field.name, [undefined])
    focusRow(id, row)
  }
  const remove = (row: FormNode, title: string) => {
    const index = rows.indexOf(row)
    const restore = store.removeRow(field.name, row.key)
    setRemoved({ title, restore })
    // The focus goes on to the row that took its place, or to the button after the last one.
    const next = store.rowsOf(field.name)[index]
    if (next) focusRow(id, next)
    else document.getElementById(id)?.focus()
  }
  const takePaste = (event: ClipboardEvent) => {
    const target = event.target as Element
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    const row = rows.find(({ key }) => target.closest('[data-row]')?.getAttribute('data-row') === key)
    const first = addressOf(target)?.split('.').at(-1)
    if (!cells || !row || !first || target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    setPaste(pasteInto({ store, field, rows, row, first }, cells))
  }

  return (
    <div ref={list} onPaste={takePaste}>
      {rows.map((row, index) => {
        const title = text(words.title, { name, number: index + 1 })
        return (
          <Row
            key={row.key}
            {...props}
            row={row}
            heading={store.key === '' ? 'h2' : 'h3'}
            title={title}
            id={rowId(id, row)}
            onRemove={() => remove(row, title)}
          />
        )
      })}
      {removed && (
        <Undo
          key={removed.title}
          onUndo={() => {
            removed.restore()
            setRemoved(undefined)
            document.getElementById(id)?.focus()
          }}
          onExpire={() => setRemoved(undefined)}
        >
          {text(words.removed, { title: removed.title })}
        </Undo>
      )}
      <p className={styles.pasted} role="status">
        {paste.pasted > 0 && text(words.pasted, { count: paste.pasted })}
        {paste.left > 0 && ` ${text(words.left, { count: paste.left })}`}
      </p>
      <div className={styles.foot}>
        <Button id={id} icon="plus" onClick={add} aria-disabled={isFull} aria-describedby={props.describedBy}>
          {text(rows.length === 0 ? words.addFirst : words.addAnother, { name })}
        </Button>
        {isFull && <span className={styles.full}>{text(words.full, { count: rows.length })}</span>}
      </div>
    </div>
  )
}

export const arrayWidget: Widget = {
  frame: () => 'group',
  isTyped: false,
  Control: props => (
    <LanguageProvider language={props.language}>
      <Rows {...props} />
    </LanguageProvider>
  ),
}
