// Several lines to type into; it grows with them where the browser can.

import { classes } from '../classes.ts'
import control from './control.module.css'
import { type ControlProps, controlClass, describing } from './control.tsx'
import styles from './text-area.module.css'

export type TextAreaProps = ControlProps & {
  defaultValue?: string
  placeholder?: string
  rows?: number
  /** One long number in Latin letters and digits: as high as it needs, so that all of it is seen on a narrow screen. */
  latin?: boolean
  /** The text as it should stand once one has left the box. */
  tidy?: (typed: string) => string
}

export const TextArea = ({ latin, tidy, ...props }: TextAreaProps) => (
  <textarea
    id={props.id}
    name={props.name}
    dir={latin ? 'ltr' : 'auto'}
    rows={props.rows ?? 4}
    className={controlClass(props, classes(styles.area, latin && styles.number, latin && control.latin))}
    defaultValue={props.defaultValue}
    placeholder={props.placeholder}
    readOnly={props.readOnly}
    autoCapitalize={latin ? 'none' : undefined}
    spellCheck={latin ? false : undefined}
    onBlur={
      tidy &&
      (({ currentTarget: box }) => {
        box.value = tidy(box.value)
      })
    }
    {...describing(props)}
  />
)
