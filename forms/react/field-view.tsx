// One field: its frame, its control, its fault. It draws again only when something about itself has changed.

import type { Language } from '@bawaba/language/index.ts'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { memo } from 'react'
import { type Field, type FormStore, faultText } from '../index.ts'
import { useField } from './use-store.tsx'
import type { Widget } from './widget.tsx'

/** The id of the control of a field; `form` tells apart the forms of one page. */
export const controlId = (form: string, name: string): string => `${form}-${name}`

type FieldViewProps = {
  field: Field
  store: FormStore
  language: Language
  widget: Widget
  id: string
  revealed: boolean
}

export const FieldView = memo(({ field, store, language, widget, id, revealed }: FieldViewProps) => {
  useField(store, field.name)
  const fault = store.errorOf(field.name)
  const error = fault && faultText(language, fault, field)
  const frame = widget.frame?.(field) ?? 'label'
  const hint = field.hint?.[language]
  const isDescribedByFrame = frame === 'group' || frame === 'radios'
  return (
    <FieldFrame
      id={id}
      field={field.name}
      frame={frame}
      label={field.label[language]}
      hint={hint}
      tooltip={field.tooltip?.[language]}
      error={error}
      optional={!field.required}
      hidden={!store.isVisible(field.name)}
      revealed={revealed}
    >
      <widget.Control
        field={field}
        store={store}
        language={language}
        id={id}
        describedBy={isDescribedByFrame ? undefined : describedBy(id, { hint, error })}
        invalid={error !== undefined}
      />
    </FieldFrame>
  )
})
