// Narrows the units that a form offers. It stands inside the form, so it is none itself: each choice counts at once.

import { decimalOf } from '@bawaba/language/index.ts'
import { oneAmount } from '@bawaba/language/input/amounts.ts'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useRef } from 'react'
import { projects } from '../../projects.ts'
import { unitFieldWords, unitTypes, unitTypeWords } from '../../unit.ts'
import { projectMessages } from '../units/project-messages.ts'
import type { PickerSearch } from './picker-query.ts'
import styles from './unit-field.module.css'

type FiltersProps = { id: string; search: PickerSearch; onSearch(search: PickerSearch): void }
const typingMs = 400

/** A number in digits of either script; undefined for nothing, and for what is none. */
const numberIn = (typed: string, reader = decimalOf): number | undefined => {
  const text = reader(typed) ?? ''
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

export const PickerFilters = ({ id, search, onSearch }: FiltersProps) => {
  const text = useText()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const read = () => {
    const typedIn = (name: string): string =>
      frame.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`#${CSS.escape(`${id}-${name}`)}`)
        ?.value ?? ''
    onSearch({
      project: typedIn('project') || undefined,
      type: typedIn('type') || undefined,
      maxPrice: numberIn(typedIn('price'), oneAmount),
      minArea: numberIn(typedIn('area')),
      floor: numberIn(typedIn('floor')),
      from: search.from,
    })
  }
  const soon = useDelayed(read, typingMs)
  const box = (name: string, label: string) => (
    <FieldFrame id={`${id}-${name}`} label={label}>
      <TextInput id={`${id}-${name}`} name={`${id}-${name}`} latin inputMode="decimal" autoComplete="off" />
    </FieldFrame>
  )
  return (
    <div ref={frame} className={styles.filters} onInput={soon.start}>
      <FieldFrame id={`${id}-project`} label={text(unitFieldWords.project)}>
        <SelectInput
          id={`${id}-project`}
          name={`${id}-project`}
          placeholder={text(projectMessages.any)}
          options={projects.map(({ code, title }) => ({ value: code, label: title[language] }))}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-type`} label={text(unitFieldWords.type)}>
        <SelectInput
          id={`${id}-type`}
          name={`${id}-type`}
          placeholder={text(projectMessages.any)}
          options={unitTypes.map(type => ({ value: type, label: text(unitTypeWords[type]) }))}
        />
      </FieldFrame>
      {box('price', text(projectMessages.maxPrice))}
      {box('area', text(projectMessages.minArea))}
      {box('floor', text(unitFieldWords.floor))}
    </div>
  )
}
