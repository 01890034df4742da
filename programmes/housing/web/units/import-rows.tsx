// The rows of a report: each with its line, its unit, what becomes of it and why; refused ones first where there are any.

import { formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { SearchForm } from '@bawaba/web/forms/search-form.tsx'
import { useState } from 'react'
import { importErrorText } from '../../import-words.ts'
import { unitFieldWords } from '../../unit.ts'
import type { ImportedUnit } from '../../unit-calls.ts'
import { Changes } from './changes.tsx'
import { messages } from './messages.ts'
import styles from './units.module.css'

const size = 50
const kinds = { new: 'new', changed: 'open', unchanged: 'draft', refused: 'rejected' } as const
const outcomes = Object.keys(kinds) as ImportedUnit['outcome'][]

export const ImportRows = ({ rows }: { rows: readonly ImportedUnit[] }) => {
  const text = useText()
  const language = useLanguage()
  const [outcome, setOutcome] = useState(rows.some(row => row.outcome === 'refused') ? 'refused' : '')
  const [from, setFrom] = useState(0)
  const shown = rows.filter(row => outcome === '' || row.outcome === outcome)
  return (
    <>
      <SearchForm
        values={{}}
        asOneTypes
        onSearch={words => {
          setOutcome(words.outcome ?? '')
          setFrom(0)
        }}
      >
        <FieldFrame id="outcome" label={text(messages.show)}>
          <SelectInput
            id="outcome"
            name="outcome"
            defaultValue={outcome}
            width="medium"
            placeholder={text(messages.allRows)}
            options={outcomes.map(value => ({ value, label: text(messages[value]) }))}
          />
        </FieldFrame>
      </SearchForm>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} aria-label={text(messages.report)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text(messages.line)}</th>
              <th scope="col">{text(unitFieldWords.code)}</th>
              <th scope="col">{text(messages.outcome)}</th>
              <th scope="col">{text(messages.rowChanges)}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(from, from + size).map(({ line, code, outcome: own, changes, errors }) => (
              <tr key={line}>
                <td>{formatNumber(language, line)}</td>
                <td>
                  <Ltr>{code}</Ltr>
                </td>
                <td>
                  <Pill kind={kinds[own]}>{text(messages[own])}</Pill>
                </td>
                <td>
                  {own === 'changed' && <Changes changes={changes} />}
                  {errors.map(error => (
                    <div key={`${error.field} ${error.key}`}>{importErrorText(language, error)}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pager from={from} size={size} total={shown.length} onTurn={setFrom} />
    </>
  )
}
