// A name of one's own for something that is kept: chosen when it is saved, and changed later.

import type { Text } from '@bawaba/language/index.ts'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useId } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './name-dialog.module.css'
import { useNameField } from './use-name-field.tsx'

type NameProps = {
  title: Text
  words: { label: Text; missing: Text; save: Text; failed: Text }
  present?: string
  /** Fails with what the person reads. */
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

export const NameDialog = ({ title, words, present, onName, onClose }: NameProps) => {
  const text = useText()
  const form = usePageForm({
    id: useId(),
    fields: {
      name: useNameField({ label: text(words.label), missing: text(words.missing), present }),
    },
    leadsTo: 'field',
    refused: error => ({ name: serverWords(error) ?? text(words.failed) }),
    send: ({ name }) => onName(name),
    onSent: onClose,
  })
  return (
    <Dialog open title={text(title)} onClose={onClose}>
      <PageForm form={form} className={styles.form} action={text(words.save)} />
    </Dialog>
  )
}
