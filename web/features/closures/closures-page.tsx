// Closures of centers that are not over, and a form to close one.

import type { Closure } from '@bawaba/contract/entities/closure.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { IconButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useState } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'
import { closedWords } from '../../modules/appointments/closure-words.ts'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { ClosureForm } from './closure-form.tsx'
import styles from './closures.module.css'
import { messages } from './messages.ts'
import { useClosureWrites } from './use-closure-writes.ts'

type ItemProps = { closure: Closure; onRemove: (closure: Closure) => void }

const Item = ({ closure, onRemove }: ItemProps) => {
  const text = useText()
  const language = useLanguage()
  const closed = closedWords(language, closure)
  const center = closure.center[language]
  return (
    <li className={styles.closure}>
      <span className={styles.names}>
        <strong>
          <Bdi>{center}</Bdi>
        </strong>
        <span>{closed}</span>
        <span className={styles.muted}>
          <Bdi>{closure.reason[language]}</Bdi>
        </span>
      </span>
      <IconButton
        icon="trash"
        small
        label={text(messages.removeOf, { center, closed })}
        onClick={() => onRemove(closure)}
      />
    </li>
  )
}

const List = ({ closures }: { closures: readonly Closure[] }) => {
  const text = useText()
  const write = useClosureWrites()
  const [removing, setRemoving] = useState<Closure>()
  const remove = async () => {
    if (!removing) return
    await write('DELETE closures/:id', { params: { id: removing.id } })
    announce({ id: 'closures', kind: 'success', message: messages.removed })
  }
  return (
    <>
      {closures.length === 0 ? (
        <EmptyState title={text(messages.none)} />
      ) : (
        <ul className={styles.list}>
          {closures.map(closure => (
            <Item key={closure.id} closure={closure} onRemove={setRemoving} />
          ))}
        </ul>
      )}
      <Confirm
        isOpen={removing !== undefined}
        title={messages.confirmRemove}
        effect={messages.removeEffect}
        action={messages.remove}
        run={remove}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

export const ClosuresPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET closures')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['title', 'line', 'line', 'line']} />}
      {data && <ClosureForm centers={data.centers} />}
      {data && <List closures={data.closures} />}
    </div>
  )
}
