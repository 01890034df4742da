// A floor plan: a picture stands in the page, a document is opened in a new tab.

import { isolateLtr } from '@bawaba/language/index.ts'
import { LinkButton } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import type { Unit } from '../../unit-calls.ts'
import { messages } from './messages.ts'
import styles from './units.module.css'
import { planAddress } from './use-units.tsx'

export const FloorPlan = ({ unit, mode }: { unit: Unit; mode?: 'EMPLOYEE' }) => {
  const text = useText()
  const { floorPlan, code } = unit
  if (!floorPlan) return <p>{text(messages.noPlan)}</p>
  const address = planAddress(unit, mode)
  if (floorPlan.kind === 'document')
    return (
      <p>
        <LinkButton href={address} target="_blank" rel="noreferrer" icon="document">
          {text(messages.openPlan)}
        </LinkButton>
      </p>
    )
  return (
    <figure className={styles.plan}>
      <img src={address} alt={text(messages.floorPlanOf, { code: isolateLtr(code) })} loading="lazy" />
      {floorPlan.isSample && <figcaption className={styles.meta}>{text(messages.samplePlan)}</figcaption>}
    </figure>
  )
}
