// Files of a request to fetch: each by a link that is asked for when it is pressed and soon ends.

import type { Document } from '@bawaba/contract/entities/document.ts'
import { Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { formatSize } from '@bawaba/ui/controls/file-size.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import styles from './document-links.module.css'
import { linkMessages } from './messages.ts'

/** A kind of file as people call it: the end of its name. */
const typeOf = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? ''

const Row = ({ document: { id, name, size } }: { document: Document }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { mutate, isPending, isError } = useSingleMutation({
    mutationFn: () => client.call('GET files/:id/link', { params: { id }, query: { what: 'file' } }),
    onSuccess: ({ href }) => location.assign(href),
  })
  return (
    <li className={styles.row}>
      <Name>{name}</Name>{' '}
      <span className={styles.size}>
        <Ltr>{typeOf(name)}</Ltr> {formatSize(language, size)}
      </span>
      <Button small variant="tertiary" icon="download" busy={isPending} onClick={() => mutate()}>
        {text(linkMessages.download)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isError && <span role="alert">{text(linkMessages.failed)}</span>}
    </li>
  )
}

export const DocumentLinks = ({ documents }: { documents: readonly Document[] }) => (
  <ul className={styles.list}>
    {documents.map(document => (
      <Row key={document.id} document={document} />
    ))}
  </ul>
)
