// Several lines to type into; it grows with them where the browser can.

import { type ControlProps, controlClass, describing } from './control.tsx'
import styles from './text-area.module.css'

export const TextArea = (
  props: ControlProps & { defaultValue?: string; placeholder?: string; rows?: number },
) => (
  <textarea
    id={props.id}
    name={props.name}
    dir="auto"
    rows={props.rows ?? 4}
    className={controlClass(props, styles.area)}
    defaultValue={props.defaultValue}
    placeholder={props.placeholder}
    readOnly={props.readOnly}
    {...describing(props)}
  />
)
