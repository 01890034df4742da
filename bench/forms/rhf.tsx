// The form with react-hook-form, as one writes it by its documentation: registered inputs, each question subscribed to
// its own state and to the answer it depends on.

import rowStyles from '@bawaba/forms/fields/array/array.module.css'
import list from '@bawaba/forms/react/field-list.module.css'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type FieldErrors,
  FormProvider,
  get,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
import type { Mount } from './page.ts'
import { type Question, rowCount, switchName, switchValues } from './questions.ts'
import { controls } from './rhf-controls.tsx'

type Values = Record<string, unknown>
type Control = { question: Question; name: string; prefix: string }

const idOf = (name: string) => `f-${name.replaceAll('.', '-')}`
/** The sentence of a question; that of a date stands at each of its parts. */
const messageOf = (errors: FieldErrors, name: string): string | undefined => {
  const error: { message?: string; day?: { message?: string } } | undefined = get(errors, name)
  return error?.message ?? error?.day?.message
}
const frames = { radio: 'radios', date: 'group', checkbox: 'bare' } as Record<
  string,
  'radios' | 'group' | 'bare'
>

const Field = memo(({ question, name }: Pick<Control, 'question' | 'name'>) => {
  const { control } = useFormContext<Values>()
  const names = question.kind === 'date' ? [name, `${name}.day`] : name
  const { errors } = useFormState({ control, name: names })
  const error = messageOf(errors, name)
  const id = idOf(name)
  const Control = controls[question.kind]
  const frame = frames[question.kind] ?? 'label'
  return (
    <FieldFrame
      id={id}
      field={question.name}
      frame={frame}
      label={question.label}
      hint={question.hint}
      error={error}
    >
      {Control && (
        <Control
          question={question}
          id={id}
          name={name}
          describedBy={
            frame === 'label' || frame === 'bare'
              ? describedBy(id, { hint: question.hint, error })
              : undefined
          }
          invalid={error !== undefined}
        />
      )}
    </FieldFrame>
  )
})

const Conditional = ({ question, name }: Pick<Control, 'question' | 'name'>) => {
  const { field, is, value } = question.shown ?? { field: '', is: 'equals', value: '' }
  const answer = useWatch({ name: field })
  return (answer === value) === (is === 'equals') ? <Field question={question} name={name} /> : null
}

const Rows = ({ question }: { question: Question }) => {
  const { control } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: question.name as never })
  const id = idOf(question.name)
  return (
    <FieldFrame id={id} field={question.name} frame="group" label={question.label}>
      <div>
        {fields.map((row, index) => (
          <fieldset key={row.id} className={rowStyles.row} aria-labelledby={`${id}-${index}-title`}>
            <div className={rowStyles.head}>
              <h3 id={`${id}-${index}-title`}>فرد {(index + 1).toLocaleString('ar-EG')}</h3>
              <Button small variant="tertiary" icon="trash" onClick={() => remove(index)}>
                إزالة
              </Button>
            </div>
            <div className={list.fields}>
              {question.inside?.map(one => (
                <Field key={one.name} question={one} name={`${question.name}.${index}.${one.name}`} />
              ))}
            </div>
          </fieldset>
        ))}
        <div className={rowStyles.foot}>
          <Button id={id} icon="plus" onClick={() => append({ name: '', age: '' } as never)}>
            إضافة فرد آخر
          </Button>
        </div>
      </div>
    </FieldFrame>
  )
}

/** Every question with the name it is registered by, those of rows too. */
const allControls = (
  questions: readonly Question[],
  values: Values,
): { question: Question; name: string }[] =>
  questions.flatMap(question =>
    question.inside
      ? ((values[question.name] ?? []) as unknown[]).flatMap((_, index) =>
          (question.inside ?? []).map(one => ({
            question: one,
            name: `${question.name}.${index}.${one.name}`,
          })),
        )
      : [{ question, name: question.name }],
  )

const Summary = ({ questions }: { questions: readonly Question[] }) => {
  const { control, getValues } = useFormContext<Values>()
  const { errors, submitCount } = useFormState({ control })
  const summary = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to the summary anew
  useLayoutEffect(() => summary.current?.focus(), [submitCount])
  const mistakes = allControls(questions, getValues()).flatMap(({ name }) => {
    const text = messageOf(errors, name)
    return text ? [{ text, target: idOf(name) }] : []
  })
  return <ErrorSummary ref={summary} heading="h3" errors={mistakes} />
}

const Form = ({ questions, isSkipping }: { questions: Question[]; isSkipping: boolean }) => {
  const [defaultValues] = useState<Values>(() => ({
    [switchName]: switchValues.on,
    ...Object.fromEntries(
      questions.flatMap(({ name, inside }) =>
        inside ? [[name, Array.from({ length: rowCount }, () => ({ name: '', age: '' }))]] : [],
      ),
    ),
  }))
  const form = useForm<Values>({ defaultValues, shouldFocusError: false, reValidateMode: 'onChange' })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <Summary questions={questions} />
        <div className={classes(list.fields, isSkipping && questions.length > 60 && list.many)}>
          {questions.map(question =>
            question.inside ? (
              <Rows key={question.name} question={question} />
            ) : question.shown ? (
              <Conditional key={question.name} question={question} name={question.name} />
            ) : (
              <Field key={question.name} question={question} name={question.name} />
            ),
          )}
        </div>
        <Button type="submit" variant="primary">
          إرسال الطلب
        </Button>
      </form>
    </FormProvider>
  )
}

export const mountHookForm: Mount = (host, form) =>
  createRoot(host).render(
    <LanguageProvider language="ar">
      <Form {...form} />
    </LanguageProvider>,
  )
