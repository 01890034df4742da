// What people are told, when the portal closes and for how long.

import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { atTime, closeFields, effectOf, isEndAhead, orderOf, type State } from './close-fields.ts'
import { Effects } from './effects.tsx'
import styles from './maintenance.module.css'
import { messages } from './messages.ts'

type CloseFormProps = {
  state: State
  onChanged: (next: State, done: 'doneClosed' | 'doneChanged') => Promise<void>
}

export const CloseForm = ({ state, onChanged }: CloseFormProps) => {
  const text = useText()
  const client = useClient()
  const isOn = state.state !== 'open'
  const form = usePageForm({
    fields: closeFields(text, state),
    hidden: ({ lasts }) => (lasts === atTime ? [] : ['end']),
    check: values => ({ end: isEndAhead(values, state) ? undefined : text(messages.endNotAhead) }),
    confirms: true,
    send: values => client.call('PUT maintenance', { body: orderOf(values, state) }),
    onSent: next => onChanged(next, isOn ? 'doneChanged' : 'doneClosed'),
  })
  const action = isOn ? messages.change : messages.close
  return (
    <>
      <PageForm
        form={form}
        className={styles.form}
        action={text(action)}
        button={{ variant: isOn ? 'secondary' : 'primary' }}
      />
      <ConfirmForm
        form={form}
        title={isOn ? messages.confirmChange : messages.confirmClose}
        effect={effectOf(state, form.waiting)}
        details={form.waiting && <Effects values={form.waiting} state={state} />}
        action={action}
        isDanger={!isOn}
      />
    </>
  )
}
