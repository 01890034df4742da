// Both languages side by side, with the placeholders to insert, how many SMS each text is, and a preview on a real request.

import { kindRowOf, type NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import { languages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { foreignLinks } from '../../forms/foreign-links.ts'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import { Placeholders } from './placeholders.tsx'
import { Preview } from './preview.tsx'
import { SmsCount } from './sms-count.tsx'
import { errorsAgainst, templateFields, type WordsName, writtenIn } from './template-fields.ts'
import styles from './templates.module.css'
import { useServiceNames } from './use-service-names.tsx'
import { type Template, useInvalidateTemplates } from './use-templates.ts'

export const TemplateForm = ({ kind, stored }: { kind: NotificationKind; stored: Template | undefined }) => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidateTemplates()
  const { options } = useServiceNames()
  const fields = templateFields(text, kind, stored, options)
  const form = usePageForm({
    fields,
    ...(stored ? { revision: stored.revision } : {}),
    follows: ['kind', 'title-ar', 'text-ar', 'title-en', 'text-en', 'active'],
    hidden: values =>
      kindRowOf(values.kind as NotificationKind).isOfRequest ? [] : (['service', 'stage'] as const),
    check: values => errorsAgainst(text, values),
    confirms: true,
    send: (values, { revision = 0 }) => {
      const body = writtenIn(values)
      return stored
        ? client.call('PATCH notificationTemplates/:id', {
            params: { id: stored.id },
            body,
            headers: { 'if-match': `"${revision}"` },
          })
        : client.call('POST notificationTemplates', { body })
    },
    refused: error =>
      foreignLinks(error, (field, name) =>
        text(messages.foreignLink, { field: text(messages[field as WordsName]), name }),
      ),
    onConflict: () => {
      void invalidate()
      return text(messages.conflict)
    },
    failed: text(messages.failed),
    onSent: async ({ active }, values) => {
      const saved = stored ? messages.updated : messages.created
      announce({
        id: 'notification-templates',
        kind: 'success',
        message: values.active && !active ? messages.savedWaiting : saved,
      })
      await invalidate()
      await navigate({ to: '/notificationTemplates' })
    },
  })
  const written = writtenIn(form.values)
  const isOfRequest = kindRowOf(written.kind).isOfRequest
  return (
    <>
      <PageForm form={form} className={styles.form} action={text(messages.save)}>
        <div className={styles.sides}>
          <FormField form={form} name="kind" />
          {isOfRequest && <FormField form={form} name="service" />}
          {isOfRequest && <FormField form={form} name="stage" />}
          <FormField form={form} name="language" />
        </div>
        <div className={styles.sides}>
          {languages.map(language => (
            <fieldset key={language} className={styles.side}>
              <legend>{text(language === 'ar' ? messages.inArabic : messages.inEnglish)}</legend>
              <FormField form={form} name={`title-${language}`} />
              <FormField form={form} name={`text-${language}`} />
              <Placeholders kind={written.kind} field={`text-${language}`} />
              <SmsCount wording={written} language={language} />
            </fieldset>
          ))}
        </div>
        <FormField form={form} name="active" />
      </PageForm>
      <Preview written={written} />
      <ConfirmForm
        form={form}
        title={messages.confirmSave}
        effect={written.active ? messages.saveEffectOn : messages.saveEffectOff}
        action={messages.save}
      />
    </>
  )
}
