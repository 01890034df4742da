// The services that someone is given: all of them, or some found by typing.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import { allServices } from '@bawaba/contract/staff-choices.ts'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { MultiSelectInput, readChoices } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import type { Control, DrawProps } from '../../forms/fields.ts'
import { messages } from './messages.ts'
import styles from './users.module.css'

type Services = StaffChoices['services']
type Slugs = readonly string[]

const ServicesInput = ({
  services,
  stored,
  initial,
  id,
  invalid,
}: DrawProps<Slugs> & { services: Services; stored: Slugs }) => {
  const text = useText()
  const language = useLanguage()
  const [isAll, setAll] = useState(initial.includes(allServices))
  const some = initial.filter(slug => slug !== allServices)
  const collator = new Intl.Collator(language)
  const options = [
    ...services.map(({ slug, label }) => ({ value: slug, label: label[language] })),
    // One that is no longer in the catalogue stays to be read, and to be taken away.
    ...stored
      .filter(slug => slug !== allServices && !services.some(service => service.slug === slug))
      .map(slug => ({ value: slug, label: slug })),
  ].sort((one, other) => collator.compare(one.label, other.label))
  return (
    <div className={styles.services}>
      <div onInput={event => setAll((event.target as HTMLInputElement).checked)}>
        <CheckboxInput
          id="allServices"
          name="allServices"
          defaultChecked={isAll}
          label={text(messages.allServices)}
        />
      </div>
      {!isAll && (
        <div data-some>
          <MultiSelectInput id={id} name="services" defaultValue={some} options={options} invalid={invalid} />
        </div>
      )}
    </div>
  )
}

/** It means `allServices`, or the slugs that are chosen. */
export const servicesControl = (services: Services, stored: Slugs): Control<Slugs, Slugs> => ({
  frame: 'group',
  empty: [],
  draw: props => <ServicesInput {...props} services={services} stored={stored} />,
  read: frame => {
    if (frame.querySelector('[name=allServices]:checked')) return [allServices]
    const some = frame.querySelector('[data-some]')
    return some ? readChoices(some) : []
  },
  value: slugs => slugs,
})
