// The question of an appointment, drawn by whoever can read calendars: the page. Without that its code is typed.

import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { usePorts } from '../../react/ports.tsx'
import { choicesOf, controlOf, inputText, type Widget, type WidgetProps } from '../../react/widget.tsx'

const Control = (props: WidgetProps) => {
  const { field, store, widgets } = props
  const { Appointments } = usePorts()
  const Box = widgets.text?.Control
  if (!Appointments)
    return (
      <>
        {/* The frame names a group; the box alone needs a name of its own. */}
        <VisuallyHidden>
          <label htmlFor={props.id}>{field.label[props.language]}</label>
        </VisuallyHidden>
        {Box && <Box {...props} />}
      </>
    )
  return (
    <Appointments
      {...controlOf(props)}
      centers={choicesOf(props)}
      chosen={inputText(props)}
      onChoose={code => store.set(field.name, code)}
    />
  )
}

const chosenIn = (frame: Element): string =>
  frame.querySelector<HTMLInputElement>('input[name$="-time"]:checked, input[type="text"]')?.value ?? ''

export const appointmentWidget: Widget = { frame: () => 'group', Control, read: chosenIn }
