// Choosing a unit inside a form: those that are available now, narrowed by project, type, price, area and floor. What
// somebody else takes meanwhile leaves the list as it happens.

import { formatMoney, isolateLtr } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useLiveRefresh } from '@bawaba/web/client/use-live.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { countryName } from '../../countries.ts'
import { unitKind } from '../../fields/unit/unit.ts'
import { unitTypeWords } from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'
import { FloorPlan } from '../units/floor-plan.tsx'
import { projectMessages } from '../units/project-messages.ts'
import { areaText, floorText, projectTitle } from '../units/words.tsx'
import { messages } from './messages.ts'
import { PickerFilters } from './picker-filters.tsx'
import { type PickerSearch, pickerQuery, pickerSize } from './picker-query.ts'
import styles from './unit-field.module.css'

type PickerProps = {
  /** Begins the ids of its controls. */
  id: string
  /** The unit that is held now. */
  chosen: string | undefined
  /** Where the applicant lives. */
  country: string | undefined
  onChoose(code: string): void
}

const Row = ({ unit, onChoose }: { unit: Unit; onChoose: PickerProps['onChoose'] }) => {
  const text = useText()
  const language = useLanguage()
  const { code, project, type, area, floor, price } = unit
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.code}>
          <Ltr>{code}</Ltr>
        </p>
        <p className={styles.meta}>
          {projectTitle(language, project)} · {text(unitTypeWords[type])} · {areaText(language, area)} ·{' '}
          {text(messages.floor, { floor: floorText(language, floor) })}
          {unit.country &&
            ` · ${text(projectMessages.forResidents, { country: countryName(language, unit.country) })}`}
        </p>
        {unit.floorPlan && (
          <details>
            <summary>{text(projectMessages.plan)}</summary>
            <FloorPlan unit={unit} />
          </details>
        )}
      </div>
      <p className={styles.price}>{formatMoney(language, price.amount)}</p>
      <Button small onClick={() => onChoose(code)}>
        <span aria-hidden="true">{text(messages.choose)}</span>
        <VisuallyHidden>{text(messages.chooseUnit, { code: isolateLtr(code) })}</VisuallyHidden>
      </Button>
    </li>
  )
}

export const UnitPicker = ({ id, chosen, country, onChoose }: PickerProps) => {
  const text = useText()
  const client = useClient()
  const [search, setSearch] = useState<PickerSearch>({ from: 0 })
  const query = useRead({
    ...pickerQuery(client, search, country),
    fresh: 'always',
    placeholderData: keepPreviousData,
  })
  const { data, error, refetch } = query
  useLiveRefresh(
    event => event.kind === 'reservable' && event.of === unitKind,
    () => void refetch(),
  )
  return (
    <div className={styles.picker}>
      <PickerFilters id={id} search={search} onSearch={next => setSearch({ ...next, from: 0 })} />
      {error && !data && <ReadFailure what={messages.units} error={error} onAgain={refetch} />}
      {!data && !error && <PendingPart />}
      {data && (
        <>
          <p role="status" className={styles.meta}>
            {text(projectMessages.available, { count: data.total })}
          </p>
          <ul className={styles.list}>
            {data.rows
              .filter(({ code }) => code !== chosen)
              .map(unit => (
                <Row key={unit.code} unit={unit} onChoose={onChoose} />
              ))}
          </ul>
          <Pager
            from={search.from}
            size={pickerSize}
            total={data.total}
            onTurn={from => setSearch({ ...search, from })}
          />
        </>
      )}
    </div>
  )
}
