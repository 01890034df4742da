// The services that someone is given: all of them, or some found by typing.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import { allServices } from '@bawaba/contract/staff-choices.ts'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { MultiSelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { messages } from './messages.ts'
import styles from './users.module.css'

type Props = { given: readonly string[]; services: StaffChoices['services']; error: string | undefined }

export const ServicesField = ({ given: chosen, services, error }: Props) => {
  const text = useText()
  const language = useLanguage()
  const [isAll, setAll] = useState(chosen.includes(allServices))
  const some = chosen.filter(slug => slug !== allServices)
  const collator = new Intl.Collator(language)
  const options = [
    ...services.map(({ slug, label }) => ({ value: slug, label: label[language] })),
    // One that is no longer in the catalogue stays to be read, and to be taken away.
    ...some
      .filter(slug => !services.some(service => service.slug === slug))
      .map(slug => ({ value: slug, label: slug })),
  ].sort((one, other) => collator.compare(one.label, other.label))
  return (
    <FieldFrame
      id="services"
      frame="group"
      label={text(messages.services)}
      hint={isAll ? undefined : text(messages.servicesHint)}
      error={error}
      optional
      field="services"
    >
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
          <MultiSelectInput
            id="services"
            name="services"
            defaultValue={some}
            options={options}
            invalid={error !== undefined}
            describedBy={describedBy('services', { hint: text(messages.servicesHint), error })}
          />
        )}
      </div>
    </FieldFrame>
  )
}
