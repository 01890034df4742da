// Who works on the request. An officer takes what is nobody's; a supervisor gives it to anyone of the service.

import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { t } from '@bawaba/language/index.ts'
import { Avatar } from '@bawaba/ui/avatar.tsx'
import { Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { useCallWhen, useClient, useSession } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { useEmployeeChoice } from '../employee-choice.tsx'
import { useMayManage } from '../may-manage.tsx'
import { messages as words } from '../messages.ts'
import { panelMessages as messages } from '../request/panel-messages.ts'
import { currentOf, named, seenAt, useTake } from '../request/request-data.tsx'
import { useShortcuts } from '../shortcuts.tsx'
import styles from './assignment.module.css'
import { DueForm } from './due-form.tsx'

type AssignmentProps = { request: Request; onConflict: (current: Request) => void }
/** `former` is whom an undo leads back to. */
type Done = { changed: Request; former?: PersonRef | null }

const useAssigning = ({ request, onConflict }: AssignmentProps) => {
  const client = useClient()
  const text = useText()
  const take = useTake()
  const [isUndoable, setUndoable] = useState(false)
  const {
    settle: perform,
    data,
    error,
    isPending,
  } = useSingleMutation({
    mutationFn: async (act: () => Promise<Done>) => {
      setUndoable(false)
      const done = await act()
      await take(done.changed)
      setUndoable(done.former !== undefined)
      return done
    },
    onError: error => {
      const current = currentOf(error)
      if (current) onConflict(current)
    },
  })
  const inputOf = (seen: Request) => ({ params: named(seen), headers: seenAt(seen) })
  const assign = (seen: Request, assigneeId?: string) =>
    client.call('POST :service/:id/assign', { ...inputOf(seen), body: assigneeId ? { assigneeId } : {} })
  const unassign = (seen: Request) =>
    client.call('POST :service/:id/unassign', { ...inputOf(seen), body: {} })
  const undo = ({ changed, former }: Done) =>
    perform(async () => ({
      changed: await (former ? assign(changed, former.id) : unassign(changed)),
    }))
  const isFailed = error && !currentOf(error)
  return {
    isSending: isPending,
    done: data,
    failure: isFailed ? (isCallError(error) ? error.message : text(messages.assignFailed)) : undefined,
    undo: isUndoable && data ? () => undo(data) : undefined,
    forget: () => setUndoable(false),
    assign: (assigneeId?: string) =>
      perform(async () => ({ changed: await assign(request, assigneeId), former: request.assignee })),
    unassign: () => perform(async () => ({ changed: await unassign(request), former: request.assignee })),
  }
}

type ChoiceProps = { request: Request; onChoose: (id: string) => Promise<void> }

/** A supervisor's choice among those who may work on the service. */
const Choice = ({ request, onChoose }: ChoiceProps) => {
  const text = useText()
  const people: PersonRef[] =
    useCallWhen({ fresh: 'always' }, 'GET :service/assignees', {
      params: { service: request.serviceSlug },
      query: { id: request.id },
    }).data ?? []
  const form = useEmployeeChoice({
    people,
    onChoose,
    words: { label: messages.assignTo, placeholder: messages.choosePerson },
  })
  return (
    <PageForm
      form={form}
      className={classes(styles.choice, styles.give)}
      action={text(messages.assign)}
      button={{ variant: 'secondary', small: true }}
    />
  )
}

export const Assignment = (props: AssignmentProps) => {
  const { request } = props
  const text = useText()
  const language = useLanguage()
  const { userId } = useSession()
  const mayManage = useMayManage()
  const [isChoosing, setIsChoosing] = useState(false)
  const { isSending, done, failure, assign, unassign, undo, forget } = useAssigning(props)
  const { assignee } = request
  const now = done?.changed.assignee
  const nobody = done && text(messages.unassignedNow)
  const message = now ? t(language, messages.assignedNow, { name: personName(now, language) }) : nobody
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
            <Name>{personName(assignee, language)}</Name>
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
      {isChoosing && <Choice request={request} onChoose={choose} />}
      {assignee && (isChoosing || (!mayManage && assignee.id === userId)) && (
        <Button small variant="tertiary" busy={isSending} onClick={() => void unassign()}>
          {text(messages.unassign)}
        </Button>
      )}
      {undo ? (
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
