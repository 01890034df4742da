// The floor plan of a unit with its upload: checked on its way in like every file.

import { useText } from '@bawaba/ui/language.tsx'
import { file } from '@bawaba/web/forms/controls/file.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import type { Unit } from '../../unit-calls.ts'
import { FloorPlan } from './floor-plan.tsx'
import { messages } from './messages.ts'
import styles from './units.module.css'
import { useUnitClient } from './use-units.tsx'

export const FloorPlanPart = ({ unit, show }: { unit: Unit; show: (unit: Unit) => Promise<void> }) => {
  const text = useText()
  const client = useUnitClient()
  const form = usePageForm({
    id: 'plan',
    fields: {
      file: {
        label: text(messages.planFile),
        required: text(messages.noFile),
        control: file('application/pdf,image/png,image/jpeg,image/webp'),
      },
    },
    leadsTo: 'field',
    refused: ({ message }) => ({ file: message }),
    send: ({ file: chosen }) => {
      const body = new FormData()
      if (chosen) body.set('file', chosen)
      return client.call('POST units/:code/floorPlan', {
        params: { code: unit.code },
        body,
      } as never)
    },
    onSent: async saved => {
      await show(saved as Unit)
      announce({ id: 'units', kind: 'success', message: messages.planSaved })
    },
  })
  return (
    <section className={styles.part} aria-labelledby="unit-plan">
      <h2 id="unit-plan">{text(messages.floorPlan)}</h2>
      <FloorPlan unit={unit} mode="EMPLOYEE" />
      <PageForm
        form={form}
        action={text(messages.upload)}
        busyAction={text(messages.uploading)}
        button={{ variant: 'secondary' }}
      />
    </section>
  )
}
