// Units as cards: code and state, what it is, its price, its plan, and the way to reserve it.

import { formatDateTime, formatMoney, formatNumber, isolateLtr } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { serverNow } from '@bawaba/web/client/server-clock.ts'
import { usePortal } from '@bawaba/web/shell/context.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import { useState } from 'react'
import { countryName } from '../../countries.ts'
import { paymentMethodWords, unitFieldWords, unitTypeWords } from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'
import { useMayReserve } from '../sale/use-sale.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { projectMessages as messages } from './project-messages.ts'
import styles from './project-units.module.css'
import { UnitStatusPill } from './status-pill.tsx'
import { areaText, floorText } from './words.tsx'

/** Where a unit is reserved; nothing while reserving is not offered. */
const useReserve = () => {
  const { bookunitService: service, bookUnit } = usePortal()?.config ?? {}
  return service?.active && !bookUnit?.deactivate && service.serviceSlug !== ''
    ? service.serviceSlug
    : undefined
}

const Reserve = ({ unit: { code, project, opensAt } }: { unit: Unit }) => {
  const text = useText()
  const language = useLanguage()
  const serviceSlug = useReserve()
  const [now] = useState(() => serverNow().toISOString())
  const mayReserve = useMayReserve(project)
  if (!serviceSlug || !mayReserve) return null
  if (opensAt !== undefined && opensAt > now)
    return <p className={styles.meta}>{text(messages.opens, { time: formatDateTime(language, opensAt) })}</p>
  return (
    <GoButton
      small
      to={'/services/$serviceSlug/add' as never}
      params={{ serviceSlug } as never}
      search={{ chosen: code } as never}
    >
      <span aria-hidden="true">{text(messages.reserve)}</span>
      <VisuallyHidden>{text(messages.reserveUnit, { code: isolateLtr(code) })}</VisuallyHidden>
    </GoButton>
  )
}

export const UnitCards = ({ units }: { units: readonly Unit[] }) => {
  const text = useText()
  const language = useLanguage()
  if (units.length === 0) return null
  return (
    <ul className={styles.cards}>
      {units.map(unit => (
        <li key={unit.code} className={styles.card}>
          <div className={styles.first}>
            <h3>
              <Ltr>{unit.code}</Ltr>
            </h3>
            <UnitStatusPill status={unit.status} />
          </div>
          <p className={styles.price}>{formatMoney(language, unit.price.amount)}</p>
          <DefinitionList>
            <Definition term={text(unitFieldWords.type)}>{text(unitTypeWords[unit.type])}</Definition>
            <Definition term={text(unitFieldWords.area)}>{areaText(language, unit.area)}</Definition>
            <Definition term={text(unitFieldWords.floor)}>{floorText(language, unit.floor)}</Definition>
            <Definition term={text(messages.rooms)}>{formatNumber(language, unit.rooms)}</Definition>
            <Definition term={text(messages.pay)}>{text(paymentMethodWords[unit.paymentMethod])}</Definition>
            {unit.country && (
              <Definition term={text(messages.offeredTo)}>
                {text(messages.forResidents, { country: countryName(language, unit.country) })}
              </Definition>
            )}
          </DefinitionList>
          {unit.floorPlan && (
            <details>
              <summary>{text(messages.plan)}</summary>
              <FloorPlan unit={unit} />
            </details>
          )}
          {unit.status === 'available' && <Reserve unit={unit} />}
        </li>
      ))}
    </ul>
  )
}
