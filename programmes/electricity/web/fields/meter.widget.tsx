// One of a person's own meters, by the names that they gave them.

import { controlOf, type Widget, type WidgetProps } from '@bawaba/forms/react/widget.tsx'
import { isolateLtr } from '@bawaba/language/index.ts'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { useEffect, useState } from 'react'
import { meterNumberOf } from '../../fields/meter/meter.ts'
import type { OwnMeter } from '../../meter-calls.ts'
import { grouped } from '../../numbers.ts'
import { firstMeterOf } from '../chosen-meter.ts'
import { metersQuery } from '../queries.ts'
import styles from './fields.module.css'
import { messages } from './messages.ts'

const labelOf = ({ name, number }: OwnMeter): string => `${name} (${isolateLtr(grouped(number))})`

const Choice = ({ meters, ...props }: WidgetProps & { meters: OwnMeter[] }) => {
  const { field, store } = props
  const number = meterNumberOf(store.get(field.name))
  const [picked, setPicked] = useState(0)
  const choose = (value: string) => {
    store.set(field.name, value)
    // Others look at it: the reading of this meter.
    store.tell(field.name)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, for a question that is still open
  useEffect(() => {
    const first = number ? undefined : firstMeterOf(meters)
    if (!first) return
    choose(first.number)
    // The list shows what was chosen for them.
    setPicked(count => count + 1)
  }, [])
  return (
    <div onInput={event => choose((event.target as HTMLSelectElement).value)}>
      <SelectInput
        key={picked}
        {...controlOf(props)}
        width="wide"
        options={meters.map(meter => ({ value: meter.number, label: labelOf(meter) }))}
        defaultValue={typeof number === 'string' ? number : ''}
      />
    </div>
  )
}

const Control = (props: WidgetProps) => {
  const text = useText()
  const { data, error, refetch } = useRead({ ...metersQuery(useClient()), fresh: 'untilChanged' })
  if (error && !data) return <ReadFailure what={messages.myMeters} error={error} onAgain={refetch} />
  if (!data)
    return (
      <div className={styles.pending}>
        <Skeleton shapes={['line']} />
      </div>
    )
  const wanted = props.field.entry.standing
  const approved = data.filter(({ state }) => state === 'APPROVED')
  const meters = approved.filter(({ standing = '' }) => !wanted || wanted.includes(standing))
  if (meters.length > 0) return <Choice {...props} meters={meters} />
  return (
    <div className={styles.question}>
      <Notice
        kind="warning"
        title={text(approved.length > 0 ? messages.notOwner : messages.noMeters)}
        actions={
          <a id={props.id} href="/profile/meters">
            {text(messages.myMeters)}
          </a>
        }
      >
        {text(approved.length > 0 ? messages.ownersOnly : messages.registerFirst)}
      </Notice>
    </div>
  )
}

export const meterWidget: Widget = { Control, isTyped: false }
