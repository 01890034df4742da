// The form of a user: the rules that the server has too, the question before it is saved.

import { employeeSlugs } from '@bawaba/contract/employee-slugs.ts'
import type { StaffChoices } from '@bawaba/contract/entities/staff-choices.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { staffErrorsWith, staffPlaces } from '@bawaba/contract/staff-choices.ts'
import type { IdentityField } from '@bawaba/contract/staff-identity.ts'
import { allowedStaffSlugs } from '@bawaba/contract/staff-rules.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import type { CallError } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { serverNow } from '../../client/server-clock.ts'
import { useRead } from '../../client/use-read.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { usePortal } from '../../shell/context.tsx'
import { staffErrorText } from './error-text.ts'
import { type UserValues, userFields } from './user-fields.ts'
import { emptyLists, workplaceLists } from './workplace.ts'

const noChoices: StaffChoices = { places: [], services: [], teams: [] }

/** What is sent of what stands in the form: an identifier that is covered, as it was shown, was not typed. */
const sentOf = (values: UserValues, user: StaffUser | undefined) => {
  const { nationalId, passportNumber, username, ...rest } = values
  const identity = Object.fromEntries(
    Object.entries({ nationalId, passportNumber }).filter(
      ([field, text]) => text !== (user?.[field as IdentityField] ?? ''),
    ),
  ) as Partial<Pick<UserValues, IdentityField>>
  return {
    ...rest,
    ...identity,
    roles: [...rest.roles],
    services: [...rest.services],
    teams: [...rest.teams],
    ...(username === '' ? {} : { username }),
  }
}
type SentUser = ReturnType<typeof sentOf>

type UserFormOptions<Answer> = {
  /** Nobody: a new one. */
  user?: StaffUser
  send: (sent: SentUser, revision: number | undefined) => Promise<Answer>
  onSent: (answer: Answer) => Promise<void>
  /** Another has saved meanwhile: what is known is brought up to date, and what one typed stays. */
  onConflict?: (error: CallError) => string
}

export const useUserForm = <Answer,>({ user, send, ...options }: UserFormOptions<Answer>) => {
  const text = useText()
  const language = useLanguage()
  const isNew = user === undefined
  const client = useClient()
  // Services are published and places renamed while the portal is open.
  const read = useRead({ ...callQuery(client, 'GET users/choices'), fresh: 'always' })
  const { data: choices, error } = read
  const { staffUsername: usernames = 'free', employeeSlugs: employees = employeeSlugs } =
    usePortal()?.config ?? {}
  const slugs = allowedStaffSlugs(employees)
  const isOwn = useSession().userId === user?.id
  const fields = userFields({ text, user, slugs, usernames, choices, isOwn })
  const form = usePageForm({
    ...options,
    fields,
    follows: [...staffPlaces, 'services', 'teams'],
    hidden: values => [
      ...(isNew ? [] : (['userSlug', 'invite'] as const)),
      ...(isNew && usernames === 'free' ? [] : (['username'] as const)),
      // Services without teams ask for none.
      ...(choices?.teams.length === 0 && (user?.teams ?? []).length === 0 ? (['teams'] as const) : []),
      ...emptyLists(workplaceLists(choices ?? noChoices, values, user, language)),
    ],
    check: values => {
      const sent = sentOf(values, user)
      const errors = staffErrorsWith(
        { ...sent, userSlug: user?.userSlug ?? sent.userSlug },
        {
          isNew,
          slugs,
          usernames,
          today: cairoDate(serverNow()),
          choices: choices ?? noChoices,
          kept: user,
        },
      )
      return Object.fromEntries(errors.map(error => [error.field, staffErrorText(language, error)]))
    },
    errorText: (field, key) => staffErrorText(language, { field, key }),
    confirms: true,
    revision: user?.revision,
    send: (values, { revision }) => send(sentOf(values, user), revision),
  })
  return { form, choices, user, unread: error ? { error, onAgain: read.refetch } : undefined }
}
