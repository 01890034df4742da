// Every field kind with its named examples: left empty, answered, and wrong. Drawn from what the tests read.

import { directionOf, type Language, type Messages } from '@bawaba/language/index.ts'
import { LanguageProvider, useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useId, useRef, useState } from 'react'
import type { FormDefinition } from './definition.ts'
import { examplesToday, type FieldExample, type FieldKind } from './fields/field.ts'
import { platformKinds } from './fields/index.ts'
import { loadWidgets, platformWidgets } from './fields/widgets.tsx'
import styles from './gallery.module.css'
import { GalleryForm } from './gallery-form.tsx'
import { formExamples } from './gallery-forms.ts'
import { workedOutExamples } from './gallery-worked-out.ts'
import { createForms, createStore, type FieldHandler, type FormStore } from './index.ts'
import { FieldList } from './react/field-list.tsx'
import { useTyping } from './react/use-store.tsx'
import type { Widgets } from './react/widget.tsx'

const messages = {
  empty: {
    ar: 'بلا إجابة',
    en: 'Not answered',
  },
  answered: {
    ar: 'بإجابة',
    en: 'Answered',
  },
  forms: {
    ar: 'أسئلة معًا',
    en: 'Questions together',
  },
  wrong: {
    ar: 'بإجابة خاطئة',
    en: 'Wrong',
  },
} as const satisfies Messages
const cases = ['empty', 'answered', 'wrong'] as const
type Case = (typeof cases)[number]

const name = 'example'
const definitionOf = ({ entry, translations }: FieldExample): FormDefinition => ({
  serviceSlug: 'GALLERY',
  translations: { ar: { ...translations?.ar }, en: { ...translations?.en } },
  activities: [
    {
      activityId: 'SHOW',
      label: entry.label,
      steps: [{ key: 'only', label: entry.label, fieldsSchema: { [name]: entry } }],
    },
  ],
  workflow: {
    initial: 'OPEN',
    states: [{ code: 'OPEN', label: entry.label, kind: 'open' }],
    transitions: [],
  },
})

/** What the example shows besides its kind: the properties of its entry, as authors write them. */
const propertiesOf = ({ entry: { label: _, type, uniforms: __, ...rest } }: FieldExample): string =>
  [type, ...Object.keys(rest)].join(', ')

const answerOf = ({ valid, wrong }: FieldExample, shown: Case): unknown =>
  ({ empty: undefined, answered: valid[0]?.[1], wrong: wrong[0]?.[0] })[shown]

/** What the example's service would say. */
const handlerOf = ({ given }: FieldExample): FieldHandler => ({
  complete: async () => given ?? {},
  validate: async () => [],
})

const storeOf = (kinds: readonly FieldKind[], example: FieldExample, shown: Case): FormStore => {
  const activity = createForms(kinds).compile(definitionOf(example)).activity('SHOW')
  if (!activity) throw new Error('The gallery has lost its own activity')
  // Left alone, it begins with its default.
  const initial = shown === 'empty' ? undefined : { [name]: answerOf(example, shown) }
  const store = createStore(activity, initial, { documents: example.documents, handler: handlerOf(example) })
  if (shown === 'wrong') store.check('all', examplesToday)
  return store
}

const loaded = new Map<FieldKind, FieldExample[]>()

/** The examples come with the gallery alone: whoever shows it fetches them first. */
export const loadExamples = async (kinds: readonly FieldKind[] = platformKinds): Promise<void> => {
  await loadWidgets()
  for (const kind of kinds) loaded.set(kind, (await kind.examples()).examples)
}

type GalleryProps = {
  language?: Language
  kinds?: readonly FieldKind[]
  widgets?: Widgets
  /** The one kind to show, or 'forms'; all of them unless it is said. */
  only?: string
}
type Shown = { example: FieldExample; shown: Case; kinds: readonly FieldKind[]; widgets: Widgets }

const Specimen = ({ example, shown, kinds, widgets }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [store] = useState(() => storeOf(kinds, example, shown))
  useTyping(form, store, widgets)
  return (
    <form
      ref={form}
      noValidate
      className={styles.specimen}
      data-case={shown}
      onSubmit={event => event.preventDefault()}
    >
      <p className={styles.case}>{text(messages[shown])}</p>
      <FieldList
        fields={store.activity.fields}
        store={store}
        language={language}
        widgets={widgets}
        form={id}
      />
    </form>
  )
}

/** The platform's kinds with their widgets, or those given, in the language of the page or another. */
export const Gallery = ({
  language,
  kinds = platformKinds,
  widgets = platformWidgets,
  only,
}: GalleryProps) => {
  const isShown = (kind: string) => only === undefined || only === kind
  const page = useLanguage()
  const text = useText()
  const spoken = language ?? page
  return (
    <LanguageProvider language={spoken}>
      <div lang={spoken} dir={directionOf[spoken]}>
        {isShown('forms') && (
          <section className={styles.kind} data-kind="forms">
            <h2>{text(messages.forms)}</h2>
            {[...formExamples, ...workedOutExamples].map(example => (
              <section key={example.name} className={styles.example}>
                <h3>
                  <bdi dir="ltr" translate="no">
                    {example.name}
                  </bdi>
                </h3>
                <GalleryForm example={example} kinds={kinds} widgets={widgets} />
              </section>
            ))}
          </section>
        )}
        {kinds
          .filter(({ kind }) => isShown(kind))
          .map(kind => (
            <section key={kind.kind} className={styles.kind} data-kind={kind.kind}>
              <h2>
                <bdi dir="ltr" translate="no">
                  {kind.kind}
                </bdi>
              </h2>
              {(loaded.get(kind) ?? []).map(example => (
                <section key={example.name} className={styles.example}>
                  <h3>
                    <bdi dir="ltr" translate="no">
                      {example.name}
                    </bdi>
                  </h3>
                  <p className={styles.case}>
                    <bdi dir="ltr" translate="no">
                      {propertiesOf(example)}
                    </bdi>
                  </p>
                  <div className={styles.cases}>
                    {cases.map(shown => (
                      <Specimen key={shown} example={example} shown={shown} kinds={kinds} widgets={widgets} />
                    ))}
                  </div>
                </section>
              ))}
            </section>
          ))}
      </div>
    </LanguageProvider>
  )
}
