// A widget draws the control of one field kind and reads it. It draws only; what holds is the engine's to say.

import type { Language } from '@bawaba/language/index.ts'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import type { ReactNode } from 'react'
import type { Field, FieldError, FormNode } from '../index.ts'

export type WidgetProps = {
  field: Field
  /** The form, or the row, that asks it. */
  store: FormNode
  language: Language
  /** For kinds that ask further questions. */
  widgets: Widgets
  /** The id of the control; of a group, of its first control. */
  id: string
  /** Ids of the texts that describe the control; of a group they describe its frame. */
  describedBy?: string
  invalid: boolean
}

export type Widget = {
  /** How label and control belong together; a label for one control unless said otherwise. */
  frame?(field: Field): 'label' | 'group' | 'radios' | 'bare'
  Control(props: WidgetProps): ReactNode
  /**
   * What was typed, read from the controls inside the field's frame after an `input` or `change` event;
   * the value of the control that sent the event unless said otherwise.
   */
  read?(frame: Element, field: Field): unknown
  /** One box that nobody but the form listens to (a calendar listens to its own lists): its events go no further. */
  isPlain?: boolean
  /** False where it tells the store itself what happens. */
  isTyped?: boolean
  /** The id of the control that an error is about, where a field has several. */
  target?(id: string, error: FieldError): string
}

/** The widgets of a form, by the name of the kind. */
export type Widgets = Record<string, Widget>

/** What every control gets of its field. */
export const controlOf = ({ field, store, id, describedBy, invalid }: WidgetProps) => ({
  id,
  // Radio buttons of two rows are two choices.
  name: store.key ? `${store.key}.${field.name}` : field.name,
  describedBy,
  invalid,
  readOnly: !store.isEditable(field.name),
})

/** The text of an input: as it was typed, or the stored value in its editable form. */
export const inputText = ({ field, store, language }: WidgetProps): string => {
  const raw = store.get(field.name)
  if (raw === undefined || raw === null) return ''
  return typeof raw === 'string' ? raw : (field.kind.edited?.(raw, language) ?? String(raw))
}

/** The options offered now, in the language of the page. */
export const choicesOf = ({ field, store, language }: WidgetProps): Choice[] =>
  store.optionsOf(field.name).map(({ value, label, hint, unavailable }) => ({
    value,
    label: label[language],
    hint: hint?.[language],
    unavailable: unavailable?.[language],
  }))

/** The values of the boxes ticked inside a frame. */
export const tickedIn = (frame: Element): string[] =>
  [...frame.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

/** The values chosen of a list of boxes. */
export const chosenOf = ({ field, store }: WidgetProps): string[] => {
  const raw = store.get(field.name)
  return Array.isArray(raw) ? raw.filter(value => typeof value === 'string') : []
}

/** The widget of a field. A form whose list lacks one cannot be drawn. */
export const widgetOf = (widgets: Widgets, { kind }: Field): Widget => {
  const widget = widgets[kind.kind]
  if (!widget) throw new Error(`No widget draws the kind ${kind.kind}`)
  return widget
}
