// Closing, opening, hiding or dating a service, with the reason.

import type { ServiceSwitches } from '@bawaba/contract/entities/service-switches.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { announce, retract } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import { changeOf, errorsAgainst, questionOf, switchFields } from './switch-fields.ts'
import styles from './switches.module.css'

const toastId = 'service-switches'

type FormProps = {
  serviceId: string
  stored: ServiceSwitches
  show: (next: ServiceSwitches) => Promise<void>
}

export const SwitchForm = ({ serviceId, stored, show }: FormProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const form = usePageForm({
    fields: switchFields(text, language, stored),
    revision: stored.revision,
    check: values => errorsAgainst(text, values, stored),
    confirms: true,
    send: (values, { revision = 0 }) => {
      // The message of the previous change would contradict a refusal.
      retract(toastId)
      return client.call('PATCH dynamic_services/:id/switches', {
        params: { id: serviceId },
        body: changeOf(values, stored),
        headers: { 'if-match': `"${revision}"` },
      })
    },
    onConflict: error => {
      const { current } = error.body as { current?: ServiceSwitches }
      if (current) void show(current)
      // The question closes: asked again, it would send what was typed over the colleague's values.
      form.refuse(text(messages.conflict))
      return undefined
    },
    onSent: async next => {
      await show(next)
      // Each change has a reason of its own.
      form.fill()
      announce({ id: toastId, kind: 'success', message: messages.saved })
    },
  })
  return (
    <section className={styles.part} aria-labelledby="change">
      <h2 id="change">{text(messages.formTitle)}</h2>
      <PageForm form={form} level="h3" className={styles.form} action={text(messages.save)}>
        <FormField form={form} name="deactivated" />
        <div className={styles.pair}>
          <FormField form={form} name="fromDate" />
          <FormField form={form} name="toDate" />
        </div>
        <div className={styles.pair}>
          <FormField form={form} name="hiddenOn" />
          <FormField form={form} name="disabledOn" />
        </div>
        <FormField form={form} name="reason" />
      </PageForm>
      <ConfirmForm form={form} {...questionOf(form.waiting, stored)} />
    </section>
  )
}
