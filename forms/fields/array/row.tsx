// One group of a list: its title, its questions, and the button that takes it away.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import type { FormNode } from '../../index.ts'
import { FieldList } from '../../react/field-list.tsx'
import type { WidgetProps } from '../../react/widget.tsx'
import styles from './array.module.css'
import { words } from './messages.ts'

type RowProps = Pick<WidgetProps, 'language' | 'widgets' | 'id'> & {
  row: FormNode
  title: string
  /** A row inside a row stands one level below it. */
  heading: 'h2' | 'h3'
  onRemove: () => void
}

export const Row = ({ row, title, heading: Heading, id, language, widgets, onRemove }: RowProps) => {
  const text = useText()
  return (
    <fieldset id={id} data-row={row.key} className={styles.row} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <Button small variant="tertiary" icon="trash" onClick={onRemove}>
          {text(words.remove)}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      <FieldList fields={row.table.fields} store={row} form={id} language={language} widgets={widgets} />
    </fieldset>
  )
}
