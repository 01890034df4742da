// One step: its heading and its questions.

import type { Language } from '@bawaba/language/index.ts'
import { useMemo } from 'react'
import type { CompiledStep, FormStore } from '../index.ts'
import { FieldList } from './field-list.tsx'
import { FormHeading } from './form-heading.tsx'
import type { Widgets } from './widget.tsx'

type StepViewProps = {
  step: CompiledStep
  store: FormStore
  language: Language
  widgets: Widgets
  /** Tells apart the forms of one page. */
  form: string
  /** The service's name. */
  caption: string
}

export const StepView = ({ step, caption, ...fields }: StepViewProps) => {
  const { store } = fields
  const blocks = useMemo(
    () => (step.blocks.length > 0 ? { store, list: step.blocks } : undefined),
    [store, step],
  )
  return (
    <>
      <FormHeading
        caption={caption}
        title={step.label[fields.language]}
        description={step.description?.[fields.language]}
      />
      <FieldList {...fields} fields={step.fields} blocks={blocks} />
    </>
  )
}
