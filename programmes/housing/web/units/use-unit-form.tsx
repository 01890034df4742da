// The form of a unit, for a new one and for one that is there: judged by the rules that the server asks.

import { decimalOf, piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { oneAmount, readAmount } from '@bawaba/language/input/amounts.ts'
import { twoReadingsText } from '@bawaba/language/two-readings.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { select } from '@bawaba/web/forms/controls/select.tsx'
import { text as line } from '@bawaba/web/forms/controls/text.tsx'
import { FormField, PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { countries, countryName } from '../../countries.ts'
import { importErrorText } from '../../import-words.ts'
import { projects } from '../../projects.ts'
import {
  paymentMethods,
  paymentMethodWords,
  type UnitField,
  type UnitInput,
  unitErrors,
  unitFields,
  unitFieldWords,
  unitTypes,
  unitTypeWords,
} from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'
import { readUnitCode } from '../../unit-code.ts'
import { messages } from './messages.ts'
import styles from './units.module.css'

const projectCodes = projects.map(({ code }) => code)
/** The plain decimal of a number with one reading; other texts stay as typed, to be refused. */
const decimal = (typed: string): string => decimalOf(typed) ?? typed.trim()
/** An amount as it is stored: pounds with two digits of piasters. */
const amount = (typed: string): string => {
  const number = oneAmount(typed) ?? typed.trim()
  const piasters = piastersOf(number)
  return piasters === undefined ? number : poundsOf(piasters)
}
const numeric = { latin: true, inputMode: 'decimal', width: 'medium', value: decimal } as const

type UnitForm = {
  unit?: Unit
  send(unit: UnitInput, revision: number | undefined): Promise<Unit>
  onSent(unit: Unit): unknown
  onConflict?: (error: { body?: unknown; message: string }) => string
}

export const useUnitForm = ({ unit, send, onSent, onConflict }: UnitForm) => {
  const text = useText()
  const language = useLanguage()
  const field = (name: UnitField) => text(unitFieldWords[name])
  const number = (name: 'area' | 'floor' | 'rooms', hint?: string) => ({
    label: field(name),
    ...(hint && { hint }),
    control: line(numeric),
    initial: unit ? String(unit[name]) : '',
  })
  const inputOf = (values: Record<UnitField, string>): UnitInput => ({
    ...values,
    area: values.area === '' ? Number.NaN : Number(values.area),
    floor: values.floor === '' ? Number.NaN : Number(values.floor),
    rooms: values.rooms === '' ? Number.NaN : Number(values.rooms),
    country: values.country === '' ? null : values.country,
  })
  const form = usePageForm({
    id: 'unit',
    fields: {
      code: {
        label: field('code'),
        hint: text(messages.codeHint),
        control: line({
          latin: true,
          width: 'medium',
          value: readUnitCode,
        }),
        initial: unit?.code ?? '',
      },
      project: {
        label: field('project'),
        control: select({
          options: projects.map(({ code, title }) => ({ value: code, label: text(title) })),
        }),
        initial: unit?.project ?? '',
      },
      type: {
        label: field('type'),
        control: select({
          options: unitTypes.map(type => ({ value: type, label: text(unitTypeWords[type]) })),
        }),
        initial: unit?.type ?? '',
      },
      area: number('area', text(messages.areaHint)),
      floor: number('floor', text(messages.floorHint)),
      rooms: number('rooms'),
      price: {
        label: field('price'),
        hint: text(messages.priceHint),
        control: line({ ...numeric, value: amount }),
        initial: unit ? unit.price.amount : '',
      },
      paymentMethod: {
        label: field('paymentMethod'),
        control: select({
          options: paymentMethods.map(method => ({ value: method, label: text(paymentMethodWords[method]) })),
        }),
        initial: unit?.paymentMethod ?? '',
      },
      country: {
        label: field('country'),
        hint: text(messages.countryHint),
        optional: true,
        control: select({
          placeholder: text(messages.allCountries),
          options: countries.map(code => ({ value: code, label: countryName(language, code) })),
        }),
        initial: unit?.country ?? '',
      },
    },
    hidden: () => (unit ? ['code'] : []),
    revision: unit?.revision,
    check: values => {
      const input = inputOf({ ...values, code: unit?.code ?? values.code })
      const errors = unitErrors(input, { projects: projectCodes })
      const ambiguous = (name: UnitField) =>
        twoReadingsText(
          language,
          String(values[name as keyof typeof values]),
          name === 'price' ? readAmount : undefined,
        )
      return Object.fromEntries(
        errors.map(error => [error.field, ambiguous(error.field) ?? importErrorText(language, error)]),
      )
    },
    errorText: (name, key, params) =>
      importErrorText(language, { field: name, key, params: params as Record<string, number> | undefined }),
    send: (values, { revision }) => send(inputOf({ ...values, code: unit?.code ?? values.code }), revision),
    failed: text(messages.failed),
    onSent,
    ...(onConflict && { onConflict }),
  })
  return form
}

export const UnitForm = ({ form }: { form: ReturnType<typeof useUnitForm> }) => {
  const text = useText()
  const fields = (...names: UnitField[]) =>
    names.map(name => <FormField key={name} form={form} name={name} />)
  return (
    <PageForm form={form} action={text(messages.save)} className={styles.narrow}>
      {fields(unitFields[0], 'project', 'type')}
      <div className={styles.pair}>{fields('area', 'floor', 'rooms')}</div>
      {fields('price', 'paymentMethod', 'country')}
    </PageForm>
  )
}
