// Choosing columns and moving them, by buttons that the keyboard reaches; the order is said as it changes.

import { t } from '@bawaba/language/index.ts'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useState } from 'react'
import { useArrangement } from './arrangement.tsx'
import type { Column } from './columns.tsx'
import styles from './columns-menu.module.css'
import { listMessages as words } from './list-messages.ts'

export const ColumnsMenu = ({ columns }: { columns: readonly Column[] }) => {
  const text = useText()
  const language = useLanguage()
  const { shown, isOwn, arrange, reset } = useArrangement()
  const [isOpen, setIsOpen] = useState(false)
  const [announced, setAnnounced] = useState('')
  const chosen = shown.flatMap(id => columns.find(column => column.id === id) ?? [])
  const rest = columns.filter(({ id }) => !shown.includes(id))
  const move = (column: Column, by: 1 | -1) => {
    const ids = chosen.map(({ id }) => id)
    const index = ids.indexOf(column.id)
    ids.splice(index, 1)
    ids.splice(index + by, 0, column.id)
    // A column of another service keeps its place at the end.
    arrange([...ids, ...shown.filter(id => !ids.includes(id))])
    setAnnounced(t(language, words.moved, { column: column.label, place: index + by + 1 }))
  }
  const toggle = ({ id }: Column, isOn: boolean) =>
    arrange(isOn ? [...shown, id] : shown.filter(other => other !== id))
  return (
    <>
      <Button small variant="tertiary" icon="grid" onClick={() => setIsOpen(true)}>
        {text(words.columns)}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={text(words.columnsTitle)}
          onClose={() => setIsOpen(false)}
          actions={
            isOwn && (
              <Button
                onClick={() => {
                  reset()
                  setAnnounced('')
                }}
              >
                {text(words.resetColumns)}
              </Button>
            )
          }
        >
          <p className={styles.note}>{text(words.columnsNote)}</p>
          <ol className={styles.columns}>
            {[...chosen, ...rest].map(column => {
              const isOn = chosen.includes(column)
              const index = chosen.indexOf(column)
              const name = column.label
              return (
                <li key={column.id} className={styles.column}>
                  <label className={styles.name}>
                    <input
                      type="checkbox"
                      checked={isOn}
                      onChange={event => toggle(column, event.target.checked)}
                    />
                    {name}
                  </label>
                  {isOn && (
                    <>
                      <IconButton
                        icon="up"
                        small
                        label={t(language, words.moveUp, { column: name })}
                        disabled={index === 0}
                        onClick={() => move(column, -1)}
                      />
                      <IconButton
                        icon="down"
                        small
                        label={t(language, words.moveDown, { column: name })}
                        disabled={index === chosen.length - 1}
                        onClick={() => move(column, 1)}
                      />
                    </>
                  )}
                </li>
              )
            })}
          </ol>
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </Dialog>
      )}
    </>
  )
}
