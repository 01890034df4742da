// The words that a service's scripts put beside fields of the page, each inside the frame of its field, said politely.

import type { Text } from '@bawaba/language/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './client-notes.module.css'
import type { Notes } from './use-client-hooks.tsx'

/** The frame is the form's; the word comes and goes without the form drawing again. */
const Note = ({ name, text }: { name: string; text: Text }) => {
  const language = useLanguage()
  const [frame, setFrame] = useState<Element | null>(null)
  useEffect(() => setFrame(document.querySelector(`[data-field="${CSS.escape(name)}"]`)), [name])
  return (
    frame &&
    createPortal(
      <div className={styles.note}>
        <Notice>{text[language]}</Notice>
      </div>,
      frame,
    )
  )
}

type ClientNotesProps = {
  notes: Notes
  /** The fields that the page shows. */
  fields: readonly string[]
}

export const ClientNotes = ({ notes, fields }: ClientNotesProps) =>
  fields.flatMap(name => (notes[name] ? [<Note key={name} name={name} text={notes[name]} />] : []))
