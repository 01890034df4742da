// One user: the details with their change, and what is done with the account. And a new one.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import type { Message } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, notFound, useNavigate, useParams } from '@tanstack/react-router'
import { type ComponentProps, useRef, useState } from 'react'
import { isCallError, isMissing } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { callQuery, showAnswer } from '../../client/queries.ts'
import { useRead } from '../../client/use-read.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { chosenIn, HandoverPart } from './handover.tsx'
import { messages } from './messages.ts'
import { useUserForm } from './use-user-form.tsx'
import { UserForm } from './user-form.tsx'
import styles from './users.module.css'
import { type Decision, Waiting } from './waiting.tsx'

const nameOf = ({ firstName, lastName }: Pick<StaffUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
const statusKinds = { invited: 'new', active: 'done', disabled: 'cancelled' } as const

/** What the answer to an act says; it stays until the next one. */
type Outcome = { message: Message; name: string } | { failure: string }

const Answer = ({ said: outcome }: { said: Outcome | undefined }) => {
  if (!outcome) return null
  if ('failure' in outcome) return <Notice kind="error">{outcome.failure}</Notice>
  return (
    <Notice kind="success">
      <Words message={outcome.message} params={{ name: <bdi translate="no">{outcome.name}</bdi> }} />
    </Notice>
  )
}

const Back = () => (
  <Link to="/usersManagment" search={{}} className={styles.back}>
    <Icon name="back" /> {useText()(messages.back)}
  </Link>
)

type Question = Pick<
  ComponentProps<typeof Confirm>,
  'title' | 'effect' | 'action' | 'isDanger' | 'details' | 'run'
>

/** A question that is open; it stays drawn while it closes. */
const useQuestion = () => {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const ask = (next: Question) => {
    setQuestion(next)
    setOpen(true)
  }
  const draw = (name: string) =>
    question && <Confirm {...question} params={{ name }} isOpen={isOpen} onClose={() => setOpen(false)} />
  return { ask, draw }
}

export const AddUserPage = () => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const user = useUserForm({
    send: ({ invite, ...sent }) => {
      const userSlug = sent.userSlug as StaffUser['userSlug']
      return client.call('POST users', { body: { ...sent, userSlug, invite: invite && sent.email !== '' } })
    },
    onSent: ({ id }) =>
      navigate({
        to: '/usersManagment/$userId',
        params: { userId: id },
        state: { added: true } as object,
      }),
  })
  usePage({ title: text(messages.add), failed: user.form.isRefused })
  return (
    <div className={styles.page}>
      <Back />
      <h1>{text(messages.add)}</h1>
      <UserForm
        {...user}
        question={{
          title: messages.confirmAdd,
          effect: messages.confirmAddText,
          action: messages.saveNew,
        }}
      />
    </div>
  )
}

const acts = {
  disable: {
    title: messages.confirmDisable,
    effect: messages.confirmDisableText,
    action: messages.disable,
    done: messages.isDisabled,
    isDanger: true,
    of: ['invited', 'active'],
  },
  enable: {
    title: messages.confirmEnable,
    effect: messages.confirmEnableText,
    action: messages.enable,
    done: messages.isEnabled,
    isDanger: false,
    of: ['disabled'],
  },
  resetPassword: {
    title: messages.confirmReset,
    effect: messages.confirmResetText,
    action: messages.resetPassword,
    done: messages.isReset,
    isDanger: true,
    of: ['active'],
  },
  invite: {
    title: messages.confirmInvite,
    effect: messages.confirmInviteText,
    action: messages.invite,
    done: messages.isInvited,
    isDanger: false,
    of: ['invited'],
  },
} as const
type Act = keyof typeof acts

const disabled = { isDisabled: true } as const

const decisions = {
  confirmRoles: {
    title: messages.confirmRolesTitle,
    effect: messages.confirmRolesText,
    action: messages.confirmRoles,
    done: messages.rolesConfirmed,
    isDanger: false,
  },
  declineRoles: {
    title: messages.declineRolesTitle,
    effect: messages.declineRolesText,
    action: messages.declineRoles,
    done: messages.rolesDeclined,
    isDanger: true,
  },
  withdrawRoles: {
    title: messages.withdrawRolesTitle,
    effect: messages.declineRolesText,
    action: messages.withdrawRoles,
    done: messages.rolesWithdrawn,
    isDanger: true,
  },
} as const satisfies Record<Decision, unknown>

export const UserPage = () => {
  const client = useClient()
  const { userId = '' } = useParams({ strict: false })
  const query = callQuery(client, 'GET users/:id', { params: { id: userId } })
  const { data, error, refetch } = useRead({ ...query, fresh: 'always' })
  // The router's own page says that it is not there.
  if (isMissing(error)) throw notFound()
  if (data) return <Shown key={userId} user={data} queryKey={query.queryKey} />
  return error ? <Unread error={error} onAgain={refetch} /> : <Pending />
}

const Unread = ({ error, onAgain }: { error: Error; onAgain: () => unknown }) => {
  const text = useText()
  usePage({ title: text(messages.title) })
  return (
    <div className={styles.page}>
      <h1>{text(messages.title)}</h1>
      <ReadFailure what={messages.userData} error={error} onAgain={onAgain} />
    </div>
  )
}

const Shown = ({ user, queryKey }: { user: StaffUser; queryKey: readonly unknown[] }) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const name = nameOf(user)
  const question = useQuestion()
  const [outcome, setSaid] = useState<Outcome | undefined>(
    (history.state as { added?: boolean } | null)?.added ? { message: messages.added, name } : undefined,
  )
  const saving = useRef<HTMLDivElement>(null)
  const disabling = useRef<HTMLDivElement>(null)
  const show = (next: StaffUser) => showAnswer(queries, queryKey, next)
  usePage({ title: name, service: text(messages.title) })

  const { form, choices, unread } = useUserForm({
    user,
    send: ({ username: _, userSlug: __, invite: ___, ...body }, revision) => {
      setSaid(undefined)
      return client.call('PATCH users/:id', {
        params: { id: user.id },
        body: { ...body, handover: chosenIn(saving) },
        headers: { 'If-Match': `"${revision}"` },
      })
    },
    onSent: async saved => {
      await show(saved)
      setSaid({ message: messages.saved, name: nameOf(saved) })
      // It begins again: an identifier is covered once it is stored, and roles that wait still do where they were unticked.
      form.fill()
    },
    onConflict: error => {
      const { current } = error.body as { current?: StaffUser }
      // What one typed stays in the form; the next save goes on upon what the other has saved.
      if (current) void show(current)
      return error.message
    },
  })
  const perform = async (act: Act) => {
    try {
      const body = act === 'disable' ? { handover: chosenIn(disabling) } : {}
      await show(await client.call(`POST users/:id/${act}`, { params: { id: user.id }, body }))
      setSaid({ message: acts[act].done, name })
    } catch (error) {
      if (!isCallError(error)) throw error
      setSaid({ failure: error.message })
    }
  }
  const decide = async (decision: Decision) => {
    try {
      const headers = { 'If-Match': `"${user.revision}"` }
      const call = decision === 'confirmRoles' ? decision : 'declineRoles'
      await show(await client.call(`POST users/:id/${call}`, { params: { id: user.id }, body: {}, headers }))
      // What was declined is not proposed again with the next save.
      form.fill()
      setSaid({ message: decisions[decision].done, name })
    } catch (error) {
      if (!isCallError(error)) throw error
      const current = (error.body as { current?: StaffUser } | undefined)?.current
      if (current) await show(current)
      setSaid({ failure: error.message })
    }
  }
  const offered = (Object.keys(acts) as Act[]).filter(act =>
    (acts[act].of as readonly string[]).includes(user.status),
  )
  return (
    <div className={styles.page}>
      <Back />
      <div className={styles.head}>
        <h1>
          <bdi translate="no">{name}</bdi>
        </h1>
        <Pill kind={statusKinds[user.status]}>{text(messages[user.status])}</Pill>
      </div>
      <p className={styles.meta}>
        <Ltr>{user.username}</Ltr> · {text(messages[user.userSlug as 'employee'])}
      </p>
      <Answer said={outcome} />
      <Waiting
        user={user}
        onDecide={decision => question.ask({ ...decisions[decision], run: () => decide(decision) })}
      />
      <section className={styles.part} aria-labelledby="account-acts">
        <h2 id="account-acts">{text(messages.actions)}</h2>
        <div className={styles.actions}>
          {offered.map(act => (
            <Button
              key={act}
              onClick={() =>
                question.ask({
                  ...acts[act],
                  details: act === 'disable' && (
                    <HandoverPart userId={user.id} proposed={disabled} frame={disabling} />
                  ),
                  run: () => perform(act),
                })
              }
            >
              {text(acts[act].action)}
            </Button>
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="account-details">
        <h2 id="account-details">{text(messages.details)}</h2>
        <UserForm
          form={form}
          choices={choices}
          unread={unread}
          user={user}
          handover={saving}
          question={{
            title: messages.confirmSave,
            effect: messages.confirmSaveText,
            action: messages.save,
          }}
        />
      </section>
      {question.draw(name)}
    </div>
  )
}
