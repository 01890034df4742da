// Who works on the request. An officer takes what is nobody's; a supervisor gives it to anyone of the service.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { t } from '@bawaba/language/index.ts'
import { Avatar } from '@bawaba/ui/avatar.tsx'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { useCall, useClient, useSession } from '../../../client/hooks.tsx'
import { personName } from '../../../requests/history.ts'
import { useEmployeeChoice } from '../employee-choice.tsx'
import { useMayManage } from '../may-manage.tsx'
import { messages as words } from '../messages.ts'
import { panelMessages as messages } from '../request/panel-messages.ts'
import { currentOf, named, seenAt, useTake } from '../request/request-data.tsx'
import { useShortcuts } from '../shortcuts.tsx'
import styles from './assignment.module.css'
import { DueForm } from './due-form.tsx'

/** `before` is what an undo leads back to. */
type State = {
  isSending: boolean
  message?: string
  failure?: string
  before?: { changed: Request; former: PersonRef | null }
}
type AssignmentProps = { request: Request; onConflict: (current: Request) => void }

const useAssigning = ({ request, onConflict }: AssignmentProps) => {
  const client = useClient()
  const text = useText()
  const language = useLanguage()
  const take = useTake()
  const [state, setState] = useState<State>({ isSending: false })
  const perform = async (call: () => Promise<Request>, canUndo = true) => {
    if (state.isSending) return
    setState({ isSending: true })
    try {
      const changed = await call()
      await take(changed)
      const message = changed.assignee
        ? t(language, messages.assignedNow, { name: personName(changed.assignee, language) })
        : text(messages.unassignedNow)
      setState({
        isSending: false,
        message,
        ...(canUndo ? { before: { changed, former: request.assignee } } : {}),
      })
    } catch (error) {
      const current = currentOf(error)
      if (current) onConflict(current)
      const failure = isCallError(error) && !current ? error.message : text(messages.assignFailed)
      setState({ isSending: false, failure: current ? undefined : failure })
    }
  }
  const input = { params: named(request), headers: seenAt(request) }
  const undo = ({ changed, former }: NonNullable<State['before']>) => {
    const from = { params: named(changed), headers: seenAt(changed) }
    return perform(
      () =>
        former
          ? client.call('POST :service/:id/assign', { ...from, body: { assigneeId: former.id } })
          : client.call('POST :service/:id/unassign', { ...from, body: {} }),
      false,
    )
  }
  return {
    ...state,
    undo: () => state.before && undo(state.before),
    forget: () => setState(({ message }) => ({ isSending: false, message })),
    assign: (assigneeId?: string) =>
      perform(() =>
        client.call('POST :service/:id/assign', { ...input, body: assigneeId ? { assigneeId } : {} }),
      ),
    unassign: () => perform(() => client.call('POST :service/:id/unassign', { ...input, body: {} })),
  }
}

/** A supervisor's choice among those who may work on the service. */
const Choice = ({ request, onChoose }: { request: Request; onChoose: (id: string) => void }) => {
  const text = useText()
  const people: PersonRef[] =
    useCall('GET :service/assignees', {
      params: { service: request.serviceSlug },
      query: { id: request.id },
    }).data ?? []
  const { field, submit } = useEmployeeChoice({
    people,
    onChoose,
    words: { label: messages.assignTo, placeholder: messages.choosePerson },
  })
  return (
    <form className={classes(styles.choice, styles.give)} onSubmit={submit} noValidate>
      {field}
      <Button type="submit" small>
        {text(messages.assign)}
      </Button>
    </form>
  )
}

export const Assignment = (props: AssignmentProps) => {
  const { request } = props
  const text = useText()
  const language = useLanguage()
  const { userId } = useSession()
  const mayManage = useMayManage()
  const [isChoosing, setIsChoosing] = useState(false)
  const { isSending, message, failure, before, assign, unassign, undo, forget } = useAssigning(props)
  const { assignee } = request
  const mayTake = assignee?.id !== userId && (assignee === null || mayManage)
  useShortcuts({ KeyA: () => mayTake && void assign() })
  const choose = async (id: string) => {
    await assign(id)
    setIsChoosing(false)
  }
  return (
    <div className={styles.assignment}>
      <div className={styles.line}>
        <span className={styles.label}>{text(words.assignee)}</span>
        {assignee ? (
          <span className={styles.person}>
            <Avatar name={personName(assignee, language)} small />
            <Bdi>{personName(assignee, language)}</Bdi>
          </span>
        ) : (
          <span>{text(words.unassigned)}</span>
        )}
        {mayTake && (
          <Button small icon="assign" busy={isSending} onClick={() => void assign()}>
            {text(messages.assignToMe)}
          </Button>
        )}
        {mayManage && (
          <Button
            small
            variant="tertiary"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(is => !is)}
          >
            {text(assignee ? messages.changeAssignment : messages.assignTo)}
          </Button>
        )}
      </div>
      {mayManage && <DueForm {...props} />}
      {isChoosing && <Choice request={request} onChoose={id => void choose(id)} />}
      {assignee && (isChoosing || (!mayManage && assignee.id === userId)) && (
        <Button small variant="tertiary" busy={isSending} onClick={() => void unassign()}>
          {text(messages.unassign)}
        </Button>
      )}
      {before ? (
        <Undo onUndo={() => void undo()} onExpire={forget}>
          {message}
        </Undo>
      ) : (
        <div role="status" className={styles.told}>
          {message}
        </div>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
    </div>
  )
}
