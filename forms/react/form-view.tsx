// A service's form from its definition: its steps, the check page, sending. The caller keeps the page in the
// address, so that the browser's Back works; the answers stay in the store.

import type { Language } from '@bawaba/language/index.ts'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { LanguageProvider, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { platformWidgets } from '../fields/widgets.tsx'
import { ActionBar } from './action-bar.tsx'
import { controlId, keyedAddress } from './addresses.ts'
import { FormBack } from './form-back.tsx'
import styles from './form-view.module.css'
import { messages } from './messages.ts'
import { stepBefore, visibleSteps } from './pages.ts'
import { type FormPorts, FormPortsProvider } from './ports.tsx'
import { StepView } from './step-view.tsx'
import { Stepper } from './stepper.tsx'
import { errorsOn, summaryErrors } from './summary-errors.tsx'
import { SummaryView } from './summary-view.tsx'
import { type FormMoves, useForm } from './use-form.tsx'
import { useErrors, useTyping } from './use-store.tsx'
import type { Widgets } from './widget.tsx'
import { pageShapes, WidgetsFirst } from './widgets-first.tsx'

export type FormViewProps = FormMoves & {
  language: Language
  /** The platform's widgets and the programmes'; the same object on every render. */
  widgets?: Widgets
  /** The service's name, above each heading. */
  caption: string
  /** What the last button says: the act. */
  actionLabel: string
  /** Told how many faults the page shows: the title of the document starts with "Error:" while there are any. */
  onErrors?: (count: number) => void
  /** The sentence for what `submit` threw; a general one where it gives nothing. */
  onFailure?: (error: unknown) => string | undefined
  aside?: ReactNode
  /** The way out of the form, on its first page. */
  back?: ReactNode
  /** What its widgets need of the outside. */
  ports?: FormPorts
  /** What the person should know before going on, on every page. */
  notices?: ReactNode
  /** In the bar with the button: what is saved, and the way to finish later. */
  inBar?: ReactNode
  /** Under the bar. */
  beneath?: ReactNode
  /** What the person declares by sending, above the button of the check page. */
  declaration?: ReactNode
}

const noPorts: FormPorts = {}

export const FormView = (props: FormViewProps) => (
  <LanguageProvider language={props.language}>
    <FormPortsProvider ports={props.ports ?? noPorts}>
      <WidgetsFirst fields={props.activity.fields} heading={props.caption}>
        <FormPages {...props} />
      </WidgetsFirst>
    </FormPortsProvider>
  </LanguageProvider>
)

const FormPages = ({ widgets = platformWidgets, ...props }: FormViewProps) => {
  const { activity, store, language, step, change, caption, onStep, stepHref, onErrors: onFaults } = props
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { exists, isSending, isChecking, failure, advance, summary, land } = useForm(props, form)
  useTyping(form, store, widgets)

  const errors = errorsOn(useErrors(store), activity, step)
  useEffect(() => onFaults?.(errors.length), [onFaults, errors.length])

  if (!exists) return <Skeleton isPage shapes={pageShapes} />
  const labelOf = (number: number) => activity.steps[number]?.label[language] ?? ''
  const steps = visibleSteps(store)
  const items = [
    ...steps.map(page => ({ page, label: labelOf(page) })),
    { page: 'check' as const, label: text(messages.check) },
  ]
  const before = stepBefore(steps, step)
  const navigation = { onStep, stepHref }
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    advance()
  }
  const changeAnswer = (number: number, name: string) => {
    land({ control: controlId(id, keyedAddress(store, name)) })
    onStep(number, { change: true })
  }
  return (
    <>
      <Stepper {...navigation} items={items} current={step} />
      <div className={styles.layout} data-focused="">
        <form ref={form} noValidate onSubmit={press}>
          <div className={styles.top}>
            <FormBack
              {...navigation}
              to={change ? 'check' : before}
              label={before === undefined ? undefined : labelOf(before)}
            >
              {props.back}
            </FormBack>
            {/* For a tour of the page, by whoever offers one. */}
            <span data-tour-slot="" />
          </div>
          {props.notices}
          {errors.length > 0 && (
            <div className={styles.summary}>
              <ErrorSummary
                ref={summary}
                errors={summaryErrors(errors, { store, widgets, language, form: id })}
              />
            </div>
          )}
          {step === 'check' ? (
            <SummaryView
              store={store}
              language={language}
              caption={caption}
              stepHref={stepHref}
              onChange={changeAnswer}
            >
              {props.declaration && <div className={styles.declaration}>{props.declaration}</div>}
            </SummaryView>
          ) : (
            activity.steps[step] && (
              <StepView
                key={step}
                store={store}
                language={language}
                widgets={widgets}
                caption={caption}
                form={id}
                step={activity.steps[step]}
              />
            )
          )}
          {step === 'check' && failure !== undefined && (
            <Notice kind="error">{props.onFailure?.(failure) ?? text(messages.notSent)}</Notice>
          )}
          <ActionBar
            label={step === 'check' ? props.actionLabel : text(messages.continue)}
            busyWith={isSending ? text(messages.sending) : isChecking ? text(messages.checking) : undefined}
          >
            {props.inBar}
          </ActionBar>
          {props.beneath}
        </form>
        {props.aside && <aside className={styles.aside}>{props.aside}</aside>}
      </div>
    </>
  )
}
