// Both languages side by side, the time it is shown, and the announcement as people will read it.

import { type Audience, announcementState } from '@bawaba/contract/announcement-rules.ts'
import { languages, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useDraft } from '../../client/use-draft.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import { announcementFields, errorsAgainst, namesIn, type Written, writtenIn } from './announcement-fields.ts'
import styles from './announcements.module.css'
import { audienceWords } from './audience.ts'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import { type StoredAnnouncement, seen, useInvalidateAnnouncements } from './use-changes.ts'

const effectOf = (written: Written, audience: Audience): Text => {
  const state = announcementState(written, serverNow())
  if (state === 'shown') return audienceWords[audience].effect
  return state === 'waiting' ? messages.effectWaiting : messages.effectOff
}

type FormProps = {
  audience: Audience
  stored: StoredAnnouncement | undefined
  /** What was typed and not saved is gone from the form. */
  onDiscard: () => void
}

export const AnnouncementForm = ({ audience, stored, onDiscard }: FormProps) => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidateAnnouncements()
  const fields = announcementFields(text, stored)
  const form = usePageForm({
    fields,
    draft: useDraft('form', 'announcement', audience),
    revision: stored?.revision ?? 0,
    follows: Object.keys(fields) as (keyof typeof fields)[],
    check: values => errorsAgainst(text, values, serverNow()),
    confirms: true,
    send: (values, { revision = 0 }) =>
      client.call('PUT announcements/:audience', {
        params: { audience },
        body: writtenIn(values),
        headers: seen(revision),
      }),
    onConflict: () => {
      void invalidate()
      return text(messages.conflict)
    },
    onSent: async () => {
      announce({ id: 'announcements', kind: 'success', message: messages.saved })
      await invalidate()
      await navigate({ to: '/managingtweetsandvideos' })
    },
  })
  const written = writtenIn(form.values)
  const discard = () => {
    form.discard()
    onDiscard()
  }
  return (
    <>
      {form.isFromDraft && (
        <Notice
          quiet
          actions={
            <Button small onClick={discard}>
              {text(messages.discard)}
            </Button>
          }
        >
          {text(messages.notSaved)}
        </Notice>
      )}
      <PageForm form={form} className={styles.form} action={text(messages.save)}>
        <div className={styles.sides}>
          {languages.map(language => (
            <fieldset key={language} className={styles.side}>
              <legend>{text(language === 'ar' ? messages.inArabic : messages.inEnglish)}</legend>
              {namesIn(language).map(name => (
                <FormField key={name} form={form} name={name} />
              ))}
            </fieldset>
          ))}
        </div>
        <div className={styles.sides}>
          <FormField form={form} name="from" />
          <FormField form={form} name="until" />
        </div>
        <FormField form={form} name="active" />
        <Preview written={written} />
      </PageForm>
      <ConfirmForm
        form={form}
        title={messages.confirmSave}
        effect={effectOf(written, audience)}
        action={messages.save}
      />
    </>
  )
}
