// One field: its frame, its control, its fault. It draws again only when something about itself has changed.

import type { Language } from '@bawaba/language/index.ts'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { memo, useRef } from 'react'
import { errorText, type Field, type FormNode } from '../index.ts'
import { Loading } from './loading.tsx'
import { PrefillOrigin } from './ports.tsx'
import { useField } from './use-store.tsx'
import { type Widgets, widgetOf } from './widget.tsx'

type FieldViewProps = {
  field: Field
  /** The form, or the row, that asks it. */
  store: FormNode
  language: Language
  widgets: Widgets
  id: string
  revealed: boolean
}

export const FieldView = memo(({ field: own, store, language, widgets, id, revealed }: FieldViewProps) => {
  const outer = useRef<HTMLElement>(null)
  useField(store, own.name, outer)
  const field = store.fieldOf(own.name)
  const loading = store.loadingOf(own.name)
  const widget = widgetOf(widgets, field)
  const validationError = store.errorOf(own.name)
  const error = validationError && errorText(language, validationError, field)
  const frame = loading === 'ready' ? (widget.frame?.(field) ?? 'label') : 'group'
  const workedOut = field.calculate ? JSON.stringify(store.get(own.name)) : ''
  const hint = field.hint?.[language]
  const isDescribedByFrame = frame === 'group' || frame === 'radios'
  return (
    <FieldFrame
      ref={outer}
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
      {loading === 'ready' ? (
        <widget.Control
          // Locked and opened again, worked out anew or filled, it shows the value that counts then.
          key={`${field.kind.kind} ${store.isEditable(own.name)} ${store.fillsOf(own.name)} ${workedOut}`}
          field={field}
          store={store}
          language={language}
          widgets={widgets}
          id={id}
          describedBy={isDescribedByFrame ? undefined : describedBy(id, { hint, error })}
          invalid={error !== undefined}
        />
      ) : (
        <Loading state={loading} field={own} store={store} language={language} id={id} />
      )}
      {own.entry.prefill && <PrefillOrigin field={field} id={id} language={language} />}
    </FieldFrame>
  )
})
