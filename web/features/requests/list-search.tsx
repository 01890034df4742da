// Looking for a request by its number and its service. The address holds what is looked for.

import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { catalogueQuery, servicesOf } from '../../modules/catalogue/cards.ts'
import styles from './list-page.module.css'
import { messages } from './messages.ts'
import type { ListSearch as Search } from './search.ts'

export const ListSearch = ({ search, isBusy }: { search: Search; isBusy: boolean }) => {
  const text = useText()
  const navigate = useNavigate()
  const { data: categories = [] } = useQuery(catalogueQuery(useClient()))
  const options = servicesOf(categories).map(({ slug, label }) => ({ value: slug, label: text(label) }))
  const form = useRef<HTMLFormElement>(null)
  const { q = '', service } = search
  // What was typed follows the address: cleared, or changed by Back. The box stays, and with it the focus.
  useEffect(() => {
    const box = form.current?.elements.namedItem('q')
    if (box instanceof HTMLInputElement) box.value = q
  }, [q])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const word = (name: string) => String(data.get(name) ?? '').trim() || undefined
    void navigate({ to: '/inbox', search: { q: word('q'), service: word('service') }, resetScroll: false })
  }
  return (
    <search>
      <form ref={form} className={styles.search} onSubmit={submit} noValidate>
        <FieldFrame id="q" label={text(messages.search)}>
          <TextInput id="q" name="q" latin defaultValue={q} autoComplete="off" invalid={false} />
        </FieldFrame>
        <FieldFrame id="service" label={text(messages.service)}>
          <SelectInput
            key={service}
            id="service"
            name="service"
            options={options}
            placeholder={text(messages.allServices)}
            defaultValue={service}
            invalid={false}
          />
        </FieldFrame>
        <Button type="submit" icon="search" busy={isBusy}>
          {text(messages.find)}
        </Button>
      </form>
    </search>
  )
}
