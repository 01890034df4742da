// Opening an account for a person: their details, the code that they give, and what they do next.

import { platformWidgets } from '@bawaba/forms/fields/widgets.tsx'
import { type CompiledActivity, createStore } from '@bawaba/forms/index.ts'
import { FieldList } from '@bawaba/forms/react/field-list.tsx'
import { useTyping } from '@bawaba/forms/react/use-store.tsx'
import { WidgetsFirst } from '@bawaba/forms/react/widgets-first.tsx'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { CodeForm } from '../../modules/account/code-form.tsx'
import { registrationModel } from '../../modules/account/model-filters.ts'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import { deskActivityOf } from './model.ts'
import styles from './open-account.module.css'
import { useOpenAccount } from './use-open-account.tsx'

const formId = 'open-account'

export const OpenAccountPage = () => {
  const text = useText()
  const { data: model } = useCall('GET dynamic_users/findOne', { query: registrationModel })
  const activity = useMemo(() => model && deskActivityOf(model), [model])
  const [turn, setTurn] = useState(0)
  if (!activity) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <WidgetsFirst fields={activity.fields} heading={text(messages.title)}>
          <OpenAccount key={turn} activity={activity} onAnother={() => setTurn(turn + 1)} />
        </WidgetsFirst>
      </div>
    </div>
  )
}

type OpenAccountProps = { activity: CompiledActivity; onAnother: () => void }
type Opening = ReturnType<typeof useOpenAccount>

const OpenAccount = ({ activity, onAnother }: OpenAccountProps) => {
  const [store] = useState(() => createStore(activity, {}))
  const opening = useOpenAccount(store, formId)
  const { opened, sent } = opening
  if (opened) return <Done opened={opened} onAnother={onAnother} />
  if (sent) return <Code {...opening} sent={sent} />
  return <Details {...opening} activity={activity} store={store} />
}

const Details = ({
  form,
  activity,
  store,
}: Opening & { activity: CompiledActivity; store: ReturnType<typeof createStore> }) => {
  const text = useText()
  const language = useLanguage()
  usePage({ title: text(messages.title), failed: form.isRefused })
  useTyping(form.element, store, platformWidgets)
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.send)}
      busyAction={text(messages.sending)}
      heading={
        <div className={styles.intro}>
          <h1>{text(messages.title)}</h1>
          <p>{text(messages.intro)}</p>
          <Notice quiet>{text(messages.rules)}</Notice>
        </div>
      }
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
      <FormField form={form} name="language" />
    </PageForm>
  )
}

/** The heading of a step that took the place of another: it is read out, and the keyboard goes on from it. */
const StepHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

const Code = ({ sent, verify, resend, change }: Opening & { sent: NonNullable<Opening['sent']> }) => {
  const text = useText()
  usePage({ title: text(messages.codeTitle) })
  return (
    <>
      <StepHeading>{text(messages.codeTitle)}</StepHeading>
      <p>{text(messages.codeText)}</p>
      <CodeForm
        label={text(messages.codeLabel)}
        channel="sms"
        isCitizens
        sentTo={sent.sentTo}
        resendAfterSeconds={sent.resendAfterSeconds}
        onSubmit={verify}
        onResend={resend}
        action={text(messages.open)}
        change={
          <Button variant="tertiary" onClick={change}>
            {text(messages.change)}
          </Button>
        }
      />
    </>
  )
}

type DoneProps = { opened: NonNullable<Opening['opened']>; onAnother: () => void }

const Done = ({ opened: { name, username }, onAnother }: DoneProps) => {
  const text = useText()
  usePage({ title: text(messages.doneTitle, { name }) })
  return (
    <>
      <StepHeading>
        <Words message={messages.doneTitle} params={{ name: <bdi translate="no">{name}</bdi> }} />
      </StepHeading>
      <Notice kind="success">
        <Words message={messages.doneText} params={{ username: <Ltr>{username}</Ltr> }} />
      </Notice>
      <p className={styles.actions}>
        <LinkButton variant="primary" href="/employee/for/">
          {text(messages.next)}
        </LinkButton>
        <Button onClick={onAnother}>{text(messages.another)}</Button>
      </p>
    </>
  )
}
