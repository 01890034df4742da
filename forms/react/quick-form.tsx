// An activity of one step or none, in place: its questions and the button that performs it. For panels.

import type { Language } from '@bawaba/language/index.ts'
import { Button, type ButtonLook } from '@bawaba/ui/button.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { LanguageProvider, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useMemo, useRef } from 'react'
import { platformWidgets } from '../fields/widgets.tsx'
import type { FormStore } from '../index.ts'
import { FieldList } from './field-list.tsx'
import { messages } from './messages.ts'
import { type FormPorts, FormPortsProvider } from './ports.tsx'
import styles from './quick-form.module.css'
import { summaryErrors } from './summary-errors.tsx'
import { useLanding } from './use-landing.tsx'
import { useErrors, useTyping } from './use-store.tsx'
import { type Submit, useSubmission } from './use-submission.tsx'
import type { Widgets } from './widget.tsx'
import { WidgetsFirst } from './widgets-first.tsx'

export type QuickFormProps = {
  store: FormStore
  language: Language
  today: string
  submit: Submit
  /** What the button says: the act. */
  actionLabel: string
  variant?: ButtonLook['variant']
  widgets?: Widgets
  /** What its widgets need of the outside. */
  ports?: FormPorts
  onFailure?: (error: unknown) => string | undefined
  /** The level of the summary's heading, one below the panel's own; h3. */
  heading?: 'h2' | 'h3'
  /** Between the questions and the button: what else is chosen, and what the act will show others. */
  aboveButton?: ReactNode
  /** Beside the button: a way to leave it be. */
  beside?: ReactNode
}

const noPorts: FormPorts = {}

export const QuickForm = (props: QuickFormProps) => (
  <LanguageProvider language={props.language}>
    <FormPortsProvider ports={props.ports ?? noPorts}>
      <WidgetsFirst fields={props.store.activity.fields}>
        <Questions {...props} />
      </WidgetsFirst>
    </FormPortsProvider>
  </LanguageProvider>
)

const Questions = ({ widgets = platformWidgets, variant = 'primary', ...props }: QuickFormProps) => {
  const { store, language, today, submit } = props
  const { activity } = store
  const blocks = useMemo(
    () => (activity.blocks.length > 0 ? { store, list: activity.blocks } : undefined),
    [store, activity],
  )
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { summary, land } = useLanding(form, 0)
  const refuse = () => land('summary')
  const { isSending, failure, send } = useSubmission({ store, today, submit, refuse, stays: true })
  const errors = useErrors(store)
  // A form that is drawn with its errors leads to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn
  useEffect(() => {
    if (store.faults().length > 0) land('summary')
  }, [])
  useTyping(form, store, widgets)
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} noValidate onSubmit={press}>
      {errors.length > 0 && (
        <div className={styles.summary}>
          <ErrorSummary
            ref={summary}
            heading={props.heading ?? 'h3'}
            errors={summaryErrors(errors, { store, widgets, language, form: id })}
          />
        </div>
      )}
      <FieldList
        fields={activity.fields}
        store={store}
        language={language}
        widgets={widgets}
        form={id}
        blocks={blocks}
      />
      {props.aboveButton && <div className={styles.above}>{props.aboveButton}</div>}
      {failure !== undefined && (
        <div className={styles.failure}>
          <Notice kind="error">{props.onFailure?.(failure) ?? text(messages.notSent)}</Notice>
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} busy={isSending}>
          {isSending ? text(messages.sending) : props.actionLabel}
        </Button>
        {props.beside}
      </div>
    </form>
  )
}
