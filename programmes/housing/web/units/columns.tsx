// The columns of the list of units, and the boxes that choose a unit or all units of the page.

import { formatMoney, formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import type { Column } from '@bawaba/web/modules/lists/column.ts'
import { Link } from '@tanstack/react-router'
import { unitFieldWords, unitTypeWords } from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'
import { messages } from './messages.ts'
import { UnitStatusPill } from './status-pill.tsx'
import styles from './units.module.css'
import type { Selection } from './use-selection.tsx'
import { areaText, floorText, projectTitle } from './words.tsx'

type SelectProps = { label: string; isOn: boolean; onChange: () => void }

const Select = ({ label, isOn, onChange }: SelectProps) => (
  <input type="checkbox" className={styles.box} aria-label={label} checked={isOn} onChange={onChange} />
)

export const useSelectBoxes = (selection: Selection) => {
  const text = useText()
  return {
    all: <Select label={text(messages.chooseAll)} isOn={selection.isAll} onChange={selection.toggleAll} />,
    of: ({ code }: Unit) => (
      <Select
        label={text(messages.choose, { code })}
        isOn={selection.has(code)}
        onChange={() => selection.toggle(code)}
      />
    ),
  }
}

export const useUnitColumns = (): readonly Column<Unit>[] => {
  const text = useText()
  const language = useLanguage()
  return [
    {
      id: 'code',
      label: unitFieldWords.code,
      isHead: true,
      sort: 'code',
      cell: ({ code }) => (
        <Link to={'/units/$unitCode' as never} params={{ unitCode: code } as never}>
          <Ltr>{code}</Ltr>
        </Link>
      ),
    },
    {
      id: 'project',
      label: unitFieldWords.project,
      sort: 'project',
      cell: ({ project }) => projectTitle(language, project),
    },
    { id: 'type', label: unitFieldWords.type, cell: ({ type }) => text(unitTypeWords[type]) },
    {
      id: 'area',
      label: unitFieldWords.area,
      isNumber: true,
      sort: 'area',
      cell: ({ area }) => areaText(language, area),
    },
    {
      id: 'floor',
      label: unitFieldWords.floor,
      isNumber: true,
      cell: ({ floor }) => floorText(language, floor),
    },
    {
      id: 'rooms',
      label: unitFieldWords.rooms,
      isNumber: true,
      cell: ({ rooms }) => formatNumber(language, rooms),
    },
    {
      id: 'price',
      label: unitFieldWords.price,
      isNumber: true,
      sort: 'price',
      cell: ({ price }) => formatMoney(language, price.amount),
    },
    {
      id: 'status',
      label: messages.status,
      isMark: true,
      cell: ({ status }) => <UnitStatusPill status={status} />,
    },
  ]
}
