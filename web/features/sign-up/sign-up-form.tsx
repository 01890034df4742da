// The questions of the registration model, the password, and the button. Every fault stands in one summary.

import { platformWidgets } from '@bawaba/forms/fields/widgets.tsx'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { createStore } from '@bawaba/forms/index.ts'
import { FieldList } from '@bawaba/forms/react/field-list.tsx'
import { summaryErrors } from '@bawaba/forms/react/summary-errors.tsx'
import { useErrors, useTyping } from '@bawaba/forms/react/use-store.tsx'
import { WidgetsFirst } from '@bawaba/forms/react/widgets-first.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NewPassword, RepeatedPassword } from '../../account/new-password.tsx'
import { usePage } from '../../shell/page.tsx'
import { messages } from './messages.ts'
import styles from './sign-up-page.module.css'
import { useSignUp } from './use-sign-up.tsx'
import { storedAnswers } from './waiting.ts'

type SignUpFormProps = { activity: CompiledActivity; from: string | undefined; heading: ReactNode }
const formId = 'sign-up'

export const SignUpForm = (props: SignUpFormProps) => {
  const text = useText()
  return (
    <WidgetsFirst fields={props.activity.fields} heading={text(messages.title)}>
      <Questions {...props} />
    </WidgetsFirst>
  )
}

const Questions = ({ activity, from, heading }: SignUpFormProps) => {
  const text = useText()
  const language = useLanguage()
  const [store] = useState(() => createStore(activity, storedAnswers()))
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { errors: own, failure, isBusy, attempt, submit } = useSignUp(store, from)
  const errors = [
    ...summaryErrors(useErrors(store), { store, widgets: platformWidgets, language, form: formId }),
    ...own,
  ]
  const errorOf = (id: string) => own.find(({ target }) => target === id)?.text
  usePage({ title: text(messages.title), failed: errors.length > 0 || failure !== undefined })
  useTyping(form, store, platformWidgets)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} />
      {heading}
      {/* Pressed before the page wakes up, a plain form would put the password into the address. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className={styles.form}>
        {activity.steps.map(step => (
          <section key={step.key} className={styles.section} aria-labelledby={`${formId}-part-${step.key}`}>
            <h2 id={`${formId}-part-${step.key}`}>{step.label[language]}</h2>
            <FieldList
              fields={step.fields}
              store={store}
              language={language}
              widgets={platformWidgets}
              form={formId}
            />
          </section>
        ))}
        <section className={styles.section} aria-labelledby={`${formId}-part-password`}>
          <h2 id={`${formId}-part-password`}>{text(messages.passwordSection)}</h2>
          <NewPassword id="password" label={text(messages.password)} error={errorOf('password')} />
          <RepeatedPassword id="confirmPassword" error={errorOf('confirmPassword')} />
        </section>
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {isBusy ? text(messages.sending) : activity.action[language]}
          </Button>
        </div>
      </form>
    </>
  )
}
