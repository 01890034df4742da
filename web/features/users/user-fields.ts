// What is known of a user, as fields: the same for a new one and for one that is there.

import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { usernameOfMobile } from '@bawaba/contract/mobile.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import type { IdentityField } from '@bawaba/contract/staff-identity.ts'
import { type StaffSlug, type StaffUsernames, staffRoles } from '@bawaba/contract/staff-rules.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { BoundText } from '@bawaba/ui/language.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { checkboxes } from '../../forms/controls/checkboxes.tsx'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import type { Values } from '../../forms/fields.ts'
import { messages } from './messages.ts'
import { servicesControl } from './services-control.tsx'
import { teamsControl } from './teams-control.tsx'

type UserFields = ReturnType<typeof userFields>
export type UserValues = Values<UserFields>
type UserFieldsInput = {
  text: BoundText
  user: StaffUser | undefined
  slugs: readonly StaffSlug[]
  usernames: StaffUsernames
  choices: StaffChoices | undefined
  /** Their own account, to which nobody adds roles. */
  isOwn: boolean
}

const isMobileNamed = ({ user, usernames }: UserFieldsInput): boolean =>
  user ? user.mobile !== null && usernameOfMobile(user.mobile) === user.username : usernames === 'mobile'

export const userFields = (input: UserFieldsInput) => {
  const { text, user, slugs, choices, isOwn } = input
  const roles = user ? [...user.roles, ...user.pendingRoles] : []
  const isMobileName = isMobileNamed(input)
  const latin = (type?: 'tel' | 'email') => line({ latin: true, type })
  const identity = (name: IdentityField, hint: Text) => ({
    label: text(messages[name]),
    // An identifier that is stored is covered.
    hint: text(user?.[name] ? messages.coveredHint : hint),
    optional: true,
    initial: user?.[name] ?? '',
    control: latin(),
  })
  const placeField = (name: 'company' | 'sector' | 'serviceCenter') => ({
    label: text(messages[name]),
    optional: true,
    initial: user?.[name] ?? '',
    control: select({ options: [] }),
  })
  const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, Text>>) =>
    values.map(value => ({ value, label: text(names[value] as Text) }))
  return {
    userSlug: {
      label: text(messages.userSlug),
      initial: 'employee',
      control: select({ options: optionsOf(slugs, messages) }),
    },
    username: {
      label: text(messages.username),
      hint: text(messages.usernameHint),
      control: line({ latin: true, value: typed => typed.trim().toLowerCase() }),
    },
    firstName: { label: text(messages.firstName), initial: user?.firstName, control: line() },
    lastName: { label: text(messages.lastName), initial: user?.lastName, control: line() },
    englishFullName: {
      label: text(messages.englishFullName),
      optional: true,
      initial: user?.englishFullName ?? '',
      control: latin(),
    },
    // What waits stands in the form: saving something else takes nothing back.
    mobile: {
      label: text(messages.mobile),
      hint: isMobileName ? text(messages.mobileNameHint) : undefined,
      optional: !isMobileName,
      initial: user?.pendingMobile ?? user?.mobile ?? '',
      control: latin('tel'),
    },
    email: {
      label: text(messages.email),
      hint: text(messages.emailHint),
      optional: true,
      initial: user?.pendingEmail ?? user?.email ?? '',
      control: latin('email'),
    },
    nationalId: identity('nationalId', messages.nationalIdHint),
    passportNumber: identity('passportNumber', messages.passportHint),
    roles: {
      label: text(messages.roles),
      hint: isOwn ? text(messages.ownRolesHint) : undefined,
      optional: true,
      initial: roles,
      control: checkboxes(
        optionsOf(
          staffRoles.filter(role => !isOwn || roles.includes(role)),
          roleNames,
        ),
      ),
    },
    services: {
      label: text(messages.services),
      optional: true,
      initial: user?.services ?? [],
      control: servicesControl(choices?.services ?? [], user?.services ?? []),
    },
    teams: {
      label: text(messages.teams),
      hint: text(messages.teamsHint),
      optional: true,
      initial: user?.teams ?? [],
      control: teamsControl(choices?.teams ?? [], user?.teams ?? []),
    },
    company: placeField('company'),
    sector: placeField('sector'),
    serviceCenter: placeField('serviceCenter'),
    invite: { label: text(messages.inviteNow), initial: true, control: checkbox() },
  }
}
