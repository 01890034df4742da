// Narrows the units of a project. The browser itself can send it, so that it works before any script does.

import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '@bawaba/web/forms/search-form.tsx'
import { unitFieldWords, unitTypes, unitTypeWords } from '../../unit.ts'
import { projectMessages as messages } from './project-messages.ts'
import { type ProjectSearch, readProjectSearch } from './project-search.ts'
import styles from './project-units.module.css'

type FiltersProps = { project: string; search: ProjectSearch; onSearch: (search: ProjectSearch) => void }

export const UnitFilters = ({ project, search, onSearch }: FiltersProps) => {
  const text = useText()
  const typed = (name: 'minArea' | 'floor' | 'maxPrice') =>
    search[name] === undefined ? '' : String(search[name])
  const box = (name: 'minArea' | 'floor' | 'maxPrice', label: string) => (
    <FieldFrame id={name} label={label}>
      <TextInput
        id={name}
        name={name}
        latin
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed(name)}
      />
    </FieldFrame>
  )
  return (
    <SearchForm
      values={{ minArea: typed('minArea'), floor: typed('floor'), maxPrice: typed('maxPrice') }}
      action={`/projects/${project}`}
      onSearch={words => onSearch(readProjectSearch(words))}
      className={styles.filters}
    >
      <FieldFrame id="type" label={text(unitFieldWords.type)}>
        <SelectInput
          key={search.type}
          id="type"
          name="type"
          defaultValue={search.type}
          placeholder={text(messages.any)}
          options={unitTypes.map(type => ({ value: type, label: text(unitTypeWords[type]) }))}
        />
      </FieldFrame>
      {box('minArea', text(messages.minArea))}
      {box('floor', text(unitFieldWords.floor))}
      {box('maxPrice', text(messages.maxPrice))}
      <FieldFrame id="all" label={text(messages.show)}>
        <SelectInput
          key={search.all}
          id="all"
          name="all"
          defaultValue={search.all}
          placeholder={text(messages.onlyAvailable)}
          options={[{ value: 'yes', label: text(messages.all) }]}
        />
      </FieldFrame>
      <Button type="submit">{text(messages.find)}</Button>
    </SearchForm>
  )
}
