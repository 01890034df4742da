// The fields of a step, one below the other. Hidden ones stay where they are, so that nothing typed is lost.

import type { Language } from '@bawaba/language/index.ts'
import { classes } from '@bawaba/ui/classes.ts'
import { memo, useMemo } from 'react'
import { blocksAround } from '../engine/blocks.ts'
import type { CompiledBlock, Field, FormNode, FormStore } from '../index.ts'
import { controlId } from './addresses.ts'
import { Blocks } from './blocks.tsx'
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
  /** What stands between them; rows have nothing. */
  blocks?: { store: FormStore; list: readonly CompiledBlock[] }
}

/** React goes over all neighbours of what it draws again: of a long list it goes over one part. */
const partLength = 30

type PartProps = Omit<FieldListProps, 'blocks'> & {
  revealed: ReadonlySet<string>
  above: ReturnType<typeof blocksAround>['above'] | undefined
  blockStore: FormStore | undefined
}
const Part = memo(({ fields, form, revealed, above, blockStore, ...shared }: PartProps) =>
  fields.flatMap(field => {
    const blocks = blockStore && above?.get(field.name)
    const view = (
      <FieldView
        key={field.name}
        field={field}
        {...shared}
        id={controlId(form, field.name)}
        revealed={revealed.has(field.name)}
      />
    )
    if (!blocks) return view
    return [
      <Blocks key={`${field.name} blocks`} list={blocks} store={blockStore} language={shared.language} />,
      view,
    ]
  }),
)

const partsOf = (fields: readonly Field[]): Field[][] => {
  const questions = fields.filter(({ entry }) => !entry.hidden)
  return Array.from({ length: Math.ceil(questions.length / partLength) }, (_, part) =>
    questions.slice(part * partLength, (part + 1) * partLength),
  )
}

export const FieldList = memo(({ fields, blocks, ...shared }: FieldListProps) => {
  const revealed = useMemo(() => revealedFields(fields), [fields])
  const parts = useMemo(() => partsOf(fields), [fields])
  const around = useMemo(() => blocks && blocksAround(blocks.list, fields), [blocks, fields])
  return (
    <div className={classes(styles.fields, fields.length > manyFields && styles.many)}>
      {parts.map(part => (
        <Part
          key={part[0]?.name}
          {...shared}
          fields={part}
          revealed={revealed}
          above={around?.above}
          blockStore={blocks?.store}
        />
      ))}
      {blocks && around && <Blocks list={around.below} store={blocks.store} language={shared.language} />}
    </div>
  )
})
