// One's own meters, in the profile: a card each, and the way to register another.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useLiveRefresh } from '@bawaba/web/client/use-live.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { powerCutsPath } from '../../power-cut-path.ts'
import { addMeter, meterReading } from '../../states.ts'
import { metersQuery } from '../queries.ts'
import { messages } from './messages.ts'
import { MeterCard } from './meter-card.tsx'
import styles from './meters.module.css'

const own: readonly string[] = [addMeter, meterReading]

export const MetersSection = () => {
  const text = useText()
  const { data, error, refetch } = useRead({ ...metersQuery(useClient()), fresh: 'untilChanged' })
  useLiveRefresh(
    event => event.kind === 'request' && own.includes(event.serviceSlug),
    () => void refetch(),
  )
  if (error && !data) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  const add = (
    <GoButton
      variant="primary"
      icon="plus"
      to="/services/$serviceSlug/add"
      params={{ serviceSlug: addMeter }}
    >
      {text(messages.add)}
    </GoButton>
  )
  if (data.length === 0)
    return (
      <EmptyState title={text(messages.none)} action={add}>
        {text(messages.whatYouNeed)}
      </EmptyState>
    )
  return (
    <div className={styles.meters}>
      <ul className={styles.list}>
        {data.map(meter => (
          <li key={meter.ID}>
            <MeterCard meter={meter} />
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        {add}
        <GoButton to={powerCutsPath as string}>{text(messages.powerCut)}</GoButton>
      </p>
    </div>
  )
}
