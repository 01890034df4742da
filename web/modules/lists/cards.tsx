// The rows of a list on a phone: a card for each row, with the fields of the table.

import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Fragment } from 'react'
import styles from './list.module.css'
import { messages } from './messages.ts'
import type { RowsProps } from './rows.ts'

export const Cards = <Row,>(props: RowsProps<Row>) => {
  const { title, columns, rows, keyOf, details, opensDetails, acts, selection } = props
  const { sumLabel = messages.sum } = props
  const text = useText()
  const marks = columns.filter(({ isMark }) => isMark)
  const fields = columns.filter(({ isHead, isMark }) => !isHead && !isMark)
  const summed = columns.filter(({ sum }) => sum)
  return (
    <>
      <ul className={styles.cards} aria-label={title}>
        {rows.map(row => (
          <li key={keyOf(row)} className={styles.card}>
            <div className={styles.top}>
              {selection?.of(row)}
              {columns
                .filter(({ isHead }) => isHead)
                .map(column => (
                  <h2 key={column.id} className={styles.cardName}>
                    {column.cell(row)}
                  </h2>
                ))}
              {marks.map(column => (
                <Fragment key={column.id}>{column.cell(row)}</Fragment>
              ))}
            </div>
            <DefinitionList>
              {fields.map(column => {
                const value = column.cell(row)
                return (
                  value !== null && (
                    <Definition key={column.id} term={text(column.label)}>
                      {value}
                    </Definition>
                  )
                )
              })}
            </DefinitionList>
            {acts?.(row)}
            {details && (
              <details className={styles.details} open={opensDetails}>
                <summary>{text(messages.details)}</summary>
                {details(row)}
              </details>
            )}
          </li>
        ))}
      </ul>
      {summed.length > 0 && (
        <DefinitionList spread>
          {summed.map(({ id, sum }) => (
            <Definition key={id} term={text(sumLabel)} total>
              {sum?.(rows)}
            </Definition>
          ))}
        </DefinitionList>
      )}
    </>
  )
}
