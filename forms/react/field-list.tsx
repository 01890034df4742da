// The fields of a step, one below the other. Hidden ones stay where they are, so that nothing typed is lost.

import type { Language } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { memo, useMemo } from 'react'
import type { Field, FormNode } from '../index.ts'
import { controlId } from './addresses.ts'
import styles from './field-list.module.css'
import { FieldView } from './field-view.tsx'
import { revealedFields } from './revealed.ts'
import type { Widgets } from './widget.tsx'

/** From this many fields on, what is out of sight is not laid out. */
const manyFields = 60

type FieldListProps = {
  fields: readonly Field[]
  store: FormNode
  language: Language
  widgets: Widgets
  /** Tells apart the forms of one page, and the rows of one form. */
  form: string
}

/** React goes over all neighbours of what it draws again: of a long list it goes over one part. */
const partLength = 30

type PartProps = FieldListProps & { revealed: ReadonlySet<string> }
const Part = memo(({ fields, form, revealed, ...shared }: PartProps) =>
  fields.map(field => (
    <FieldView
      key={field.name}
      field={field}
      {...shared}
      id={controlId(form, field.name)}
      revealed={revealed.has(field.name)}
    />
  )),
)

const partsOf = (fields: readonly Field[]): Field[][] => {
  const questions = fields.filter(({ entry }) => !entry.hidden)
  return Array.from({ length: Math.ceil(questions.length / partLength) }, (_, part) =>
    questions.slice(part * partLength, (part + 1) * partLength),
  )
}

export const FieldList = memo(({ fields, ...shared }: FieldListProps) => {
  const revealed = useMemo(() => revealedFields(fields), [fields])
  const parts = useMemo(() => partsOf(fields), [fields])
  return (
    <div className={classes(styles.fields, fields.length > manyFields && styles.many)}>
      {parts.map(part => (
        <Part key={part[0]?.name} {...shared} fields={part} revealed={revealed} />
      ))}
    </div>
  )
})
