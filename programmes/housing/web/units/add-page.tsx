// A new unit; it is off sale until it is put on sale.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { messages } from './messages.ts'
import styles from './units.module.css'
import { UnitForm, useUnitForm } from './use-unit-form.tsx'
import { useUnitClient } from './use-units.tsx'

export const Back = () => (
  <Link to={'/units' as never} className={styles.back}>
    <Icon name="back" /> {useText()(messages.back)}
  </Link>
)

export const AddUnitPage = () => {
  const text = useText()
  const client = useUnitClient()
  const navigate = useNavigate()
  const form = useUnitForm({
    send: unit => client.call('POST units', { body: unit as never }),
    onSent: ({ code }) => {
      announce({ id: 'units', kind: 'success', message: messages.added })
      return navigate({ to: '/units/$unitCode', params: { unitCode: code } } as never)
    },
  })
  usePage({ title: text(messages.add), service: text(messages.title), failed: form.isRefused })
  return (
    <div className={styles.page}>
      <Back />
      <h1>{text(messages.add)}</h1>
      <UnitForm form={form} />
    </div>
  )
}
