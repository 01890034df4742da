// The files of a request: what each is called, its kind and size, and a way to fetch it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { DocumentLinks } from '../../modules/files/document-links.tsx'
import styles from './request-page.module.css'
import { sayMessages } from './say-messages.ts'

export const Documents = ({ request: { documents = [] } }: { request: Request }) => {
  const text = useText()
  if (documents.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(sayMessages.documents)}</h2>
      <DocumentLinks documents={documents} />
    </section>
  )
}
