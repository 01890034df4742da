// An answer as it is read, in every place that shows requests: plain, as the groups of a list, or as files to fetch.

import type { Document } from '@bawaba/contract/entities/document.ts'
import type { SummaryGroup, SummaryRow } from '@bawaba/forms/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { DocumentLinks } from '../files/document-links.tsx'
import styles from './answer.module.css'

type Files = { documents: readonly Document[] | undefined }

const Groups = ({ groups, documents }: Files & { groups: readonly SummaryGroup[] }) => (
  <ol className={styles.groups}>
    {groups.map(({ title, rows }) => (
      <li key={title}>
        <p className={styles.title}>{title}</p>
        <AnswerList rows={rows} documents={documents} />
      </li>
    ))}
  </ol>
)

const Answer = ({ row, documents }: Files & { row: SummaryRow }) => {
  const { value, isAnswered, latin, groups, documents: ids } = row
  if (groups && groups.length > 0) return <Groups groups={groups} documents={documents} />
  // In the order in which they were chosen.
  const found = ids?.flatMap(id => documents?.find(document => document.id === id) ?? [])
  if (found && found.length > 0) return <DocumentLinks documents={found} />
  if (latin) return <Ltr>{value}</Ltr>
  return <Bdi className={isAnswered ? styles.value : styles.open}>{value}</Bdi>
}

/** Questions and their answers. */
export const AnswerList = ({ rows, documents }: Files & { rows: readonly SummaryRow[] }) => (
  <DefinitionList>
    {rows.map(row => (
      <Definition key={row.name} term={row.label} below={row.documents !== undefined}>
        <Answer row={row} documents={documents} />
      </Definition>
    ))}
  </DefinitionList>
)
