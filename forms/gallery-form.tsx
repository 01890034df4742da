// One small form of the gallery: its questions, and beneath them what a summary and a table show of the answers.

import type { Messages } from '@bawaba/language/index.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { columnsOf } from './engine/columns.ts'
import { operations } from './engine/operations/index.ts'
import { examplesToday } from './fields/field.ts'
import styles from './gallery.module.css'
import type { FormExample } from './gallery-forms.ts'
import { accept, createForms, createStore, type FieldKind, type FormStore } from './index.ts'
import { FieldList } from './react/field-list.tsx'
import { useTyping } from './react/use-store.tsx'
import type { Widgets } from './react/widget.tsx'

const messages = {
  summary: { ar: 'في الملخص', en: 'In the summary' },
  table: { ar: 'في الجداول', en: 'In tables' },
} as const satisfies Messages

const storeOf = (
  kinds: readonly FieldKind[],
  { fields, blocks, translations, answers }: FormExample,
): FormStore => {
  const steps = [{ key: 'only', label: 'only', fieldsSchema: fields, blocks }]
  const activity = createForms(kinds, { operations })
    .compile({
      serviceSlug: 'GALLERY',
      translations,
      activities: [{ activityId: 'SHOW', label: 'only', steps }],
      workflow: { initial: 'OPEN', states: [{ code: 'OPEN', label: 'only', kind: 'open' }], transitions: [] },
    })
    .activity('SHOW')
  if (!activity) throw new Error('The gallery has lost its own activity')
  return createStore(activity, answers, { today: examplesToday })
}

type GalleryFormProps = { example: FormExample; kinds: readonly FieldKind[]; widgets: Widgets }

export const GalleryForm = ({ example, kinds, widgets }: GalleryFormProps) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [store] = useState(() => storeOf(kinds, example))
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useTyping(form, store, widgets)
  useEffect(() => store.subscribeAll(redraw), [store])
  const { fields } = store.activity
  const [blocks] = useState(() => ({ store, list: store.activity.blocks }))
  const rows = store.summary(language).flatMap(section => section.rows)
  const verdict = accept(store.activity, store.answers(), { today: examplesToday })
  const stored = verdict.ok ? verdict.data : store.submission()
  return (
    <div className={styles.cases}>
      <form ref={form} noValidate onSubmit={event => event.preventDefault()}>
        <FieldList
          fields={fields}
          store={store}
          language={language}
          widgets={widgets}
          form={id}
          blocks={blocks}
        />
      </form>
      <div>
        <p className={styles.case}>{text(messages.summary)}</p>
        <DefinitionList>
          {rows.map(({ name, label, value }) => (
            <Definition key={name} term={label}>
              <Bdi>{value}</Bdi>
            </Definition>
          ))}
        </DefinitionList>
      </div>
      <div>
        <p className={styles.case}>{text(messages.table)}</p>
        <DefinitionList>
          {columnsOf(store.activity, language).map(({ name, label, cell }) => (
            <Definition key={name} term={label}>
              <Bdi>{cell(stored)}</Bdi>
            </Definition>
          ))}
        </DefinitionList>
      </div>
    </div>
  )
}
