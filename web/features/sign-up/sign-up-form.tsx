// The questions of the registration model, the password, and the button. Every error stands in one summary.

import { platformWidgets } from '@bawaba/forms/fields/widgets.tsx'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { createStore } from '@bawaba/forms/index.ts'
import { FieldList } from '@bawaba/forms/react/field-list.tsx'
import { useTyping } from '@bawaba/forms/react/use-store.tsx'
import { WidgetsFirst } from '@bawaba/forms/react/widgets-first.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { type ReactNode, useState } from 'react'
import { FormField, PageForm } from '../../forms/page-form.tsx'
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
  const form = useSignUp(store, formId, from)
  usePage({ title: text(messages.title), failed: form.isRefused })
  useTyping(form.element, store, platformWidgets)
  return (
    <PageForm
      form={form}
      heading={heading}
      className={styles.form}
      action={activity.action[language]}
      busyAction={text(messages.sending)}
    >
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
        <FormField form={form} name="password" />
        <FormField form={form} name="confirmPassword" />
      </section>
    </PageForm>
  )
}
