// A box to tick, which is its own label, or with options a list of boxes under a legend.

import { CheckboxGroup } from '@bawaba/ui/controls/checkbox-group.tsx'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { Optional } from '@bawaba/ui/controls/field-frame.tsx'
import { choicesOf, chosenOf, controlOf, tickedIn, type Widget } from '../../react/widget.tsx'

const isList = ({ entry }: { entry: { uniforms: { options?: unknown } } }): boolean =>
  entry.uniforms.options !== undefined

export const checkboxWidget: Widget = {
  frame: field => (isList(field) ? 'group' : 'bare'),
  Control: props => {
    const { field, store, language } = props
    if (isList(field))
      return <CheckboxGroup {...controlOf(props)} options={choicesOf(props)} defaultValue={chosenOf(props)} />
    return (
      <CheckboxInput
        {...controlOf(props)}
        label={
          <>
            {field.label[language]}
            {!field.required && <Optional />}
          </>
        }
        defaultChecked={store.get(field.name) === true}
      />
    )
  },
  read: (frame, field) => (isList(field) ? tickedIn(frame) : frame.querySelector('input:checked') !== null),
}
