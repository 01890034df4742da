// One step: its heading and its questions.

import type { Language } from '@bawaba/language/index.ts'
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

export const StepView = ({ step, caption, ...fields }: StepViewProps) => (
  <>
    <FormHeading
      caption={caption}
      title={step.label[fields.language]}
      description={step.description?.[fields.language]}
    />
    <FieldList {...fields} fields={step.fields} />
  </>
)
