// Files of a request: each with its small picture where it has one, to look at where the page has room for that, and to
// fetch by a link that is requested when it is pressed and soon ends.

import type { Document } from '@bawaba/contract/entities/document.ts'
import { Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { formatSize } from '@bawaba/ui/controls/file-size.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import styles from './document-links.module.css'
import { linkMessages } from './messages.ts'
import { useDownload } from './use-download.tsx'
import { isViewable } from './viewer/viewable.ts'
import { viewerMessages } from './viewer/viewer-messages.ts'
import { useViewing } from './viewer/viewing.tsx'

/** A kind of file as people call it: the end of its name. */
const typeOf = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? ''

/** Shorter than a link is good for. */
const goodForMs = 60_000

const Thumbnail = ({ id, type }: Document) => {
  const client = useClient()
  const { data } = useRead({
    queryKey: ['thumbnail', id],
    queryFn: () => client.call('GET files/:id/link', { params: { id }, query: { what: 'thumbnail' } }),
    enabled: type.startsWith('image/'),
    fresh: goodForMs,
  })
  return (
    <span className={styles.picture}>{data ? <img src={data.href} alt="" /> : <Icon name="document" />}</span>
  )
}

const Row = ({ document }: { document: Document }) => {
  const { id, name, size, type } = document
  const text = useText()
  const language = useLanguage()
  const viewing = useViewing()
  const isSeenHere = viewing !== undefined && isViewable(type)
  const { mutate, isPending, isError } = useDownload(id)
  return (
    <li className={styles.row}>
      <Thumbnail {...document} />
      <span className={styles.words}>
        <Name>{name}</Name>{' '}
        <span className={styles.size}>
          <Ltr>{typeOf(name)}</Ltr> {formatSize(language, size)}
        </span>
      </span>
      <span className={styles.acts}>
        {isSeenHere && (
          <Button small icon="eye" aria-pressed={viewing?.viewed === id} onClick={() => viewing?.view(id)}>
            {text(viewerMessages.view)}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {isSeenHere ? (
          <IconButton
            small
            icon="download"
            label={`${text(linkMessages.download)} ${name}`}
            aria-disabled={isPending}
            onClick={() => mutate()}
          />
        ) : (
          <Button small variant="tertiary" icon="download" busy={isPending} onClick={() => mutate()}>
            {text(linkMessages.download)}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </span>
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
