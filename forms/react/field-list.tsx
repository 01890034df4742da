// The fields of a step, one below the other. Hidden ones stay where they are, so that nothing typed is lost.

import type { Language } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { memo, useMemo } from 'react'
import type { Field, FormStore } from '../index.ts'
import styles from './field-list.module.css'
import { controlId, FieldView } from './field-view.tsx'
import { revealedFields } from './revealed.ts'
import { type Widgets, widgetOf } from './widget.tsx'

/** From this many fields on, what is out of sight is not laid out. */
const manyFields = 60

type FieldListProps = {
  fields: readonly Field[]
  store: FormStore
  language: Language
  widgets: Widgets
  /** Tells apart the forms of one page. */
  form: string
}

export const FieldList = memo(({ fields, store, language, widgets, form }: FieldListProps) => {
  const revealed = useMemo(() => revealedFields(fields), [fields])
  return (
    <div className={classes(styles.fields, fields.length > manyFields && styles.many)}>
      {fields
        .filter(({ entry }) => !entry.hidden)
        .map(field => (
          <FieldView
            key={field.name}
            field={field}
            store={store}
            language={language}
            widget={widgetOf(widgets, field)}
            id={controlId(form, field.name)}
            revealed={revealed.has(field.name)}
          />
        ))}
    </div>
  )
})
