// The form of an item of content: both languages side by side, when it is shown, and how people will read it.

import { type ContentKind, contentState, kindRow } from '@bawaba/contract/content-rules.ts'
import { languages } from '@bawaba/language/index.ts'
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
import {
  contentFields,
  errorsAgainst,
  hiddenIn,
  nameOf,
  namesIn,
  sentenceOf,
  writtenIn,
} from './content-fields.ts'
import { stateLooks } from './kinds.ts'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import { type Item, seen, useInvalidateContent } from './use-content.ts'

type EditorProps = {
  kind: ContentKind
  /** None: a new one. */
  stored: Item | undefined
  /** What was typed and not saved is gone from the form. */
  onDiscard: () => void
}

const besides = ['address', 'section', 'position'] as const

export const Editor = ({ kind, stored, onDiscard }: EditorProps) => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidateContent()
  const fields = contentFields(text, kind, stored)
  const form = usePageForm({
    fields,
    draft: useDraft('form', 'content', `${kind} ${stored?.slug ?? ''}`),
    revision: stored?.revision ?? 0,
    follows: Object.keys(fields) as (keyof typeof fields)[],
    hidden: () => hiddenIn(kind, stored === undefined) as (keyof typeof fields)[],
    check: values => errorsAgainst(text, kind, values, serverNow()),
    confirms: true,
    send: (values, { revision = 0 }) =>
      client.call('PUT content/:kind/:name', {
        params: { kind, name: stored?.slug ?? values.slug },
        body: writtenIn(kind, values),
        headers: seen(revision),
      }),
    errorText: (field, key) => sentenceOf(text, kind, nameOf(field), key as 'required'),
    onConflict: () => {
      void invalidate()
      return text(stored ? messages.conflict : messages.exists)
    },
    onSent: async saved => {
      announce({ id: 'content', kind: 'success', message: stored ? messages.changed : messages.added })
      await invalidate()
      // What is mailed is sent from its page.
      if (kindRow(kind).isMailed)
        await navigate({ to: '/content/$kind/$name', params: { kind, name: saved.slug } })
      else await navigate({ to: '/content/$kind', params: { kind } })
    },
  })
  const written = writtenIn(kind, form.values)
  const discard = () => {
    form.discard()
    onDiscard()
  }
  const questions = besides.filter(name => !form.isHidden(name))
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
        {!form.isHidden('slug') && <FormField form={form} name="slug" />}
        <div className={styles.sides}>
          {languages.map(language => (
            <fieldset key={language} className={styles.side}>
              <legend>{text(language === 'ar' ? messages.inArabic : messages.inEnglish)}</legend>
              {namesIn(kind, language).map(name => (
                <FormField key={name} form={form} name={name} />
              ))}
            </fieldset>
          ))}
        </div>
        {questions.length > 0 && (
          <div className={styles.sides}>
            {questions.map(name => (
              <FormField key={name} form={form} name={name} />
            ))}
          </div>
        )}
        {!form.isHidden('files') && <FormField form={form} name="files" />}
        {!form.isHidden('from') && (
          <div className={styles.sides}>
            <FormField form={form} name="from" />
            <FormField form={form} name="until" />
          </div>
        )}
        <FormField form={form} name="active" />
        <Preview written={written} />
      </PageForm>
      <ConfirmForm
        form={form}
        title={messages.confirmSave}
        effect={
          kindRow(kind).isMailed ? messages.effectKept : stateLooks[contentState(written, serverNow())].effect
        }
        action={messages.save}
      />
    </>
  )
}
