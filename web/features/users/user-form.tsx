// What is known of a user, to be typed: the same form for a new one and for one that is there.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import type { IdentityField } from '@bawaba/contract/staff-identity.ts'
import { staffRoles, staffSlugs } from '@bawaba/contract/staff-rules.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { CheckboxGroup } from '@bawaba/ui/controls/checkbox-group.tsx'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect, useRef } from 'react'
import { PendingPart } from '../../shell/pending.tsx'
import { staffErrorText } from './error-text.ts'
import { messages } from './messages.ts'
import { ServicesField } from './services-field.tsx'
import type { UserFormState } from './use-user-form.tsx'
import styles from './users.module.css'
import { WorkplaceFields } from './workplace-fields.tsx'

const lines = [
  ['firstName', { autoComplete: 'off' }],
  ['lastName', { autoComplete: 'off' }],
  ['englishFullName', { latin: true, optional: true }],
  ['mobile', { latin: true, optional: true, type: 'tel' }],
  ['email', { latin: true, optional: true, type: 'email' }],
  ['nationalId', { latin: true, optional: true }],
  ['passportNumber', { latin: true, optional: true }],
] as const

const identityHints = { nationalId: messages.nationalIdHint, passportNumber: messages.passportHint }

/** What waits stands in the form: saving something else takes nothing back. */
const shownOf = (user: StaffUser) => ({
  ...user,
  mobile: user.pendingMobile ?? user.mobile,
  email: user.pendingEmail ?? user.email,
})

const FilledForm = ({
  user,
  isNew,
  usernames,
  choices,
  state,
  onAsk,
}: UserFormState & { choices: StaffChoices }) => {
  const text = useText()
  const language = useLanguage()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state.attempt > 0) summary.current?.focus()
  }, [state.attempt])
  const errors = state.errors.map(error => ({ target: error.field, text: staffErrorText(language, error) }))
  const errorOf = (field: string) => errors.find(({ target }) => target === field)?.text

  const isMobileName = isNew
    ? usernames === 'mobile'
    : user?.mobile != null && usernameOfMobile(user.mobile) === user.username
  const hintOf = (name: (typeof lines)[number][0]) => {
    if (name === 'email') return messages.emailHint
    if (name === 'mobile') return isMobileName ? messages.mobileNameHint : undefined
    const isCovered = name in identityHints && user?.[name] != null
    return isCovered ? messages.coveredHint : identityHints[name as IdentityField]
  }

  const line = (
    name: (typeof lines)[number][0] | 'username',
    more: {
      latin?: boolean
      optional?: boolean
      type?: 'text' | 'tel' | 'email'
      hint?: string
    } = {},
  ) => {
    const error = errorOf(name)
    return (
      <FieldFrame
        key={name}
        id={name}
        label={text(messages[name])}
        hint={more.hint}
        error={error}
        optional={more.optional}
        field={name}
      >
        <TextInput
          id={name}
          name={name}
          type={more.type}
          latin={more.latin}
          autoComplete="off"
          defaultValue={(user && shownOf(user)[name]) ?? ''}
          invalid={error !== undefined}
          describedBy={describedBy(name, { hint: more.hint, error })}
        />
      </FieldFrame>
    )
  }

  return (
    <form method="dialog" noValidate onSubmit={onAsk} className={styles.form}>
      <ErrorSummary ref={summary} errors={errors} />
      {state.refusal && <Notice kind="error">{state.refusal}</Notice>}
      {isNew && (
        <>
          <FieldFrame id="userSlug" label={text(messages.userSlug)}>
            <SelectInput
              id="userSlug"
              name="userSlug"
              defaultValue="employee"
              options={staffSlugs.map(value => ({ value, label: text(messages[value]) }))}
            />
          </FieldFrame>
          {usernames === 'free' && line('username', { latin: true, hint: text(messages.usernameHint) })}
        </>
      )}
      {lines.map(([name, more]) => {
        const hint = hintOf(name)
        const isName = name === 'mobile' && isMobileName
        return line(name, {
          ...more,
          ...(isName ? { optional: false } : {}),
          ...(hint ? { hint: text(hint) } : {}),
        })
      })}
      <FieldFrame
        id="roles"
        frame="group"
        label={text(messages.roles)}
        error={errorOf('roles')}
        optional
        field="roles"
      >
        <CheckboxGroup
          id="roles"
          name="roles"
          defaultValue={user ? [...user.roles, ...user.pendingRoles] : []}
          invalid={errorOf('roles') !== undefined}
          options={staffRoles.map(value => ({ value, label: text(messages[value]) }))}
        />
      </FieldFrame>
      <ServicesField given={user?.services ?? []} services={choices.services} error={errorOf('services')} />
      <WorkplaceFields user={user} choices={choices} faultOf={errorOf} />
      {isNew && <CheckboxInput id="invite" name="invite" defaultChecked label={text(messages.inviteNow)} />}
      <Button type="submit" variant="primary" busy={state.isBusy}>
        {text(state.isBusy ? messages.saving : isNew ? messages.saveNew : messages.save)}
      </Button>
    </form>
  )
}

export const UserForm = (props: UserFormState) =>
  props.choices ? <FilledForm {...props} choices={props.choices} /> : <PendingPart />
