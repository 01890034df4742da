// How long the oldest of a queue has waited, in words; a warning once it is a week.

import { Icon } from '@bawaba/ui/icon.tsx'
import type { Answer } from '../../../client/client.ts'
import styles from './day-page.module.css'
import { useAge } from './use-queues.ts'

export const Age = ({ of: queue }: { of: Answer<'GET queues'>[number] | undefined }) => {
  const age = useAge()(queue)
  if (!age) return null
  return (
    <span className={queue?.isLate ? styles.lateAge : styles.age}>
      {queue?.isLate && <Icon name="alert" />}
      {age}
    </span>
  )
}
