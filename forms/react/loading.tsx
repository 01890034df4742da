// What stands in the place of a field while the service's script completes it: what it waits for, that it is on its
// way, or that it failed, with a way to try again. The rest of the form goes on.

import { type Language, t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { insideSentence } from '../engine/error-text.ts'
import type { LoadingState } from '../engine/loading.ts'
import type { Field, FormNode } from '../index.ts'
import styles from './loading.module.css'
import { messages } from './messages.ts'

type LoadingProps = {
  state: Exclude<LoadingState, 'ready'>
  field: Field
  store: FormNode
  language: Language
  /** Of the control that will be here; until then a link to the field leads to what is here instead. */
  id: string
}

const joined: Record<Language, string> = { ar: ' و', en: ' and ' }

/** Which questions come first, by their labels. */
const waitText = ({ field, store, language }: LoadingProps): string => {
  const awaited = store.awaitedOf(field.name)
  const names = awaited.map(({ label }) => insideSentence(label[language])).join(joined[language])
  const isChosen = awaited.every(({ isChoice }) => isChoice)
  return t(language, isChosen ? messages.chooseFirst : messages.answerFirst, { names })
}

export const Loading = (props: LoadingProps) => {
  const { state, field, store, language, id } = props
  const text = useText()
  const name = field.label[language]
  if (state === 'failed')
    return (
      <div className={styles.failed}>
        <p role="alert">
          {text(field.kind.group ? messages.questionsFailed : messages.loadFailed, {
            name: insideSentence(name),
            label: name,
          })}
        </p>
        <Button id={id} small onClick={() => store.reload(field.name)}>
          {text(messages.tryAgain)}
        </Button>
      </div>
    )
  return (
    <p id={id} className={styles.pending} role="status" tabIndex={-1} aria-busy={state === 'loading'}>
      {state === 'waiting'
        ? waitText(props)
        : text(messages.loading, { label: name, name: insideSentence(name) })}
    </p>
  )
}
