// Draws a page form: the summary of what is wrong, its fields, why it was not taken, its button.

import { Button, type ButtonProps } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Fragment, type ReactNode } from 'react'
import { NeedsScript } from '../shell/needs-script.tsx'
import type { PageField } from './fields.ts'
import styles from './page-form.module.css'
import type { AnyPageForm } from './use-page-form.tsx'

type FormFieldProps = {
  form: AnyPageForm
  name: string
  /** What follows from the other fields: options of a list, a hint. */
  now?: Partial<Pick<PageField, 'label' | 'hint' | 'control' | 'version'>>
  /** The id of a text elsewhere in the form that explains it too. */
  describedBy?: string
}

/** One field with its label, hint and error; nothing while it is not asked. */
export const FormField = ({ form, name, now, ...props }: FormFieldProps) => {
  const field = form.fields[name]
  if (!field || form.isHidden(name)) return null
  const { label, control, hint, optional, version = '' } = { ...field, ...now }
  const id = form.idOf(name)
  const error = form.errorOf(name)
  const isDescribedByFrame = control.frame === 'group' || control.frame === 'radios'
  return (
    <FieldFrame
      id={id}
      field={name}
      frame={control.frame}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
    >
      <Fragment key={`${form.round} ${version}`}>
        {control.draw({
          id,
          name,
          label,
          initial: form.initialFor(name),
          invalid: error !== undefined,
          describedBy: classes(!isDescribedByFrame && describedBy(id, { hint, error }), props.describedBy),
        })}
      </Fragment>
    </FieldFrame>
  )
}

type PageFormProps = {
  form: AnyPageForm
  /** What its button says. */
  action?: string
  /** The same while it works. */
  busyAction?: string | undefined
  button?: Pick<ButtonProps, 'variant' | 'small' | 'icon' | 'wide'>
  /** Buttons in place of its one: `form.submit(act)`. */
  actions?: ReactNode
  /** Beside the button. */
  beside?: ReactNode
  /** A heading of the page that errors are read before: it stands above the form, and the summary above it. */
  heading?: ReactNode
  /** The level of the summary's own heading. */
  level?: 'h2' | 'h3'
  label?: string
  className?: string | undefined
  /** Not on paper. */
  isScreenOnly?: boolean
  /** The fields in a layout of the page's own; one below the other without it. */
  children?: ReactNode
  /** Under the button. */
  beneath?: ReactNode
}

export const PageForm = ({ form, button, children, ...props }: PageFormProps) => {
  const { busyAction = props.action } = props
  const summary = form.hasSummary && form.errors.length > 0 && (
    <div className={styles.whole}>
      <ErrorSummary ref={form.summary} heading={props.level ?? 'h2'} errors={form.errors} />
    </div>
  )
  return (
    <>
      {props.heading && summary}
      {props.heading}
      {/* Pressed before the page wakes up, a plain form would put what was typed into the address. */}
      <form
        ref={form.element}
        method="dialog"
        noValidate
        aria-label={props.label}
        className={props.className ?? styles.form}
        data-print={props.isScreenOnly ? 'never' : undefined}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <NeedsScript />
        {!props.heading && summary}
        {children ?? Object.keys(form.fields).map(name => <FormField key={name} form={form} name={name} />)}
        {form.failure !== undefined && (
          <div className={styles.whole}>
            <Notice kind="error">{form.failure}</Notice>
          </div>
        )}
        <div className={styles.actions}>
          {props.actions ?? (
            <Button type="submit" variant="primary" {...button} busy={form.isBusy}>
              {form.isBusy ? busyAction : props.action}
            </Button>
          )}
          {props.beside}
        </div>
        {props.beneath}
      </form>
    </>
  )
}
