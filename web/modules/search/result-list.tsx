// The list below the search box: options by kind. The focus stays in the box, which says which one is active.

import type { FoundKind } from '@bawaba/contract/found-kinds.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef } from 'react'
import { inGroups } from './found.ts'
import { MarkedText } from './marked-text.tsx'
import { messages } from './messages.ts'
import styles from './search.module.css'

type Marks = readonly (readonly number[])[]
export type Option = {
  id: string
  kind: FoundKind
  title: string
  path: string
  text?: string
  titleMarks?: Marks
  textMarks?: Marks
}

type ResultListProps = {
  id: string
  options: readonly Option[]
  active: number
  optionId: (index: number) => string
  onChoose: (path: string) => void
}

export const ResultList = ({ id, options, active, optionId, onChoose }: ResultListProps) => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  // After every drawing: the active one is kept in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={list} id={id} role="listbox" aria-label={text(messages.results)} className={styles.list}>
      {inGroups(options).map(({ kind, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={styles.kind}>
            {text(messages[kind])}
          </p>
          {hits.map(option => {
            const index = options.indexOf(option)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onChoose(option.path)}
              >
                <span className={styles.optionTitle}>
                  <MarkedText text={option.title} marks={option.titleMarks ?? []} />
                </span>
                {option.text && (
                  <span className={styles.optionText}>
                    <MarkedText text={option.text} marks={option.textMarks ?? []} />
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
