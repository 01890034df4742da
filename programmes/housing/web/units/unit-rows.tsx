// The units of a page: a table where there is room, cards where there is none. Both say the same.

import { formatMoney, formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useMedia } from '@bawaba/ui/use-media.tsx'
import { Link } from '@tanstack/react-router'
import { unitFieldWords, unitTypeWords } from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'
import { messages } from './messages.ts'
import { UnitStatusPill } from './status-pill.tsx'
import styles from './units.module.css'
import type { Selection } from './use-selection.tsx'
import { areaText, floorText, projectTitle } from './words.tsx'

type RowsProps = { rows: readonly Unit[]; selection: Selection }

const SelectUnit = ({ code, selection }: { code: string; selection: Selection }) => {
  const text = useText()
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={text(messages.choose, { code })}
      checked={selection.has(code)}
      onChange={() => selection.toggle(code)}
    />
  )
}

const UnitLink = ({ code }: { code: string }) => (
  <Link to={'/units/$unitCode' as never} params={{ unitCode: code } as never}>
    <Ltr>{code}</Ltr>
  </Link>
)

const Table = ({ rows, selection }: RowsProps) => {
  const text = useText()
  const language = useLanguage()
  return (
    <table className={styles.table} aria-label={text(messages.title)}>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              className={styles.box}
              aria-label={text(messages.chooseAll)}
              checked={selection.isAll}
              onChange={selection.toggleAll}
            />
          </th>
          {(['code', 'project', 'type'] as const).map(field => (
            <th key={field} scope="col">
              {text(unitFieldWords[field])}
            </th>
          ))}
          {(['area', 'floor', 'rooms', 'price'] as const).map(field => (
            <th key={field} scope="col" className={styles.number}>
              {text(unitFieldWords[field])}
            </th>
          ))}
          <th scope="col">{text(messages.status)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, project, type, area, floor, rooms, price, status }) => (
          <tr key={code}>
            <td>
              <SelectUnit code={code} selection={selection} />
            </td>
            <td>
              <UnitLink code={code} />
            </td>
            <td>{projectTitle(language, project)}</td>
            <td>{text(unitTypeWords[type])}</td>
            <td className={styles.number}>{areaText(language, area)}</td>
            <td className={styles.number}>{floorText(language, floor)}</td>
            <td className={styles.number}>{formatNumber(language, rooms)}</td>
            <td className={styles.number}>{formatMoney(language, price.amount)}</td>
            <td>
              <UnitStatusPill status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Cards = ({ rows, selection }: RowsProps) => {
  const text = useText()
  const language = useLanguage()
  return (
    <ul className={styles.cards}>
      {rows.map(({ code, project, type, area, floor, price, status }) => (
        <li key={code} className={styles.card}>
          <div className={styles.first}>
            <SelectUnit code={code} selection={selection} />
            <h2>
              <UnitLink code={code} />
            </h2>
            <UnitStatusPill status={status} />
          </div>
          <p>
            {text(unitTypeWords[type])} · {projectTitle(language, project)}
          </p>
          <p className={styles.meta}>
            {areaText(language, area)} · {text(unitFieldWords.floor)} {floorText(language, floor)}
          </p>
          <p>
            <strong>{formatMoney(language, price.amount)}</strong>
          </p>
        </li>
      ))}
    </ul>
  )
}

export const UnitRows = (props: RowsProps) =>
  useMedia('(width >= 64rem)') ? <Table {...props} /> : <Cards {...props} />
