// The files of a request: what each is called, its kind and size, and a way to fetch it.

import type { Document } from '@bawaba/contract/entities/document.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import type { Text } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { DocumentLinks } from '../../modules/files/document-links.tsx'
import styles from './request-page.module.css'
import { sayMessages } from './say-messages.ts'

type Part = { title: Text; documents: readonly Document[] }
const Files = ({ title, documents }: Part) => {
  const text = useText()
  if (documents.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(title)}</h2>
      <DocumentLinks documents={documents} />
    </section>
  )
}

/** What staff attached for the applicant comes first: it is what people look for. */
export const Documents = ({ request: { documents = [] } }: { request: Request }) => (
  <>
    <Files title={sayMessages.staffDocuments} documents={documents.filter(({ ofStaff }) => ofStaff)} />
    <Files title={sayMessages.documents} documents={documents.filter(({ ofStaff }) => !ofStaff)} />
  </>
)
