// The page of one's own letters and certificates.

import { useText } from '@bawaba/ui/language.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { DocumentList } from './document-list.tsx'
import styles from './documents.module.css'
import { messages } from './messages.ts'

export const DocumentsPage = () => {
  const text = useText()
  usePage({ title: text(messages.title) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.title)}</h1>
        <DocumentList />
      </div>
    </div>
  )
}
