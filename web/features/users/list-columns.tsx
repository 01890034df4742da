// The columns of the list of users.

import type { FactorKind } from '@bawaba/contract/entities/factor.ts'
import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { allServices } from '@bawaba/contract/staff-choices.ts'
import { listSeparator, type Text } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import type { Column } from '../../modules/lists/column.ts'
import { Moment } from '../../modules/lists/moment.tsx'
import { listMessages as words } from './list-messages.ts'
import { messages } from './messages.ts'
import styles from './users.module.css'

const statusKinds = { invited: 'new', active: 'done', disabled: 'cancelled' } as const

const factorNames: Record<FactorKind, Text> = {
  otp: words.smsCode,
  totp: words.authenticator,
  webauthn: words.securityKey,
}

/** More services than these are counted, not named. */
const namedServices = 2

const Services = ({ slugs }: { slugs: readonly string[] }) => {
  const text = useText()
  const language = useLanguage()
  const { data } = useCallWhen({ fresh: 300_000 }, 'GET users/choices')
  if (slugs.includes(allServices)) return text(words.everyService)
  if (slugs.length === 0) return <span className={styles.meta}>{text(words.noService)}</span>
  if (slugs.length > namedServices) return text(words.serviceCount, { count: slugs.length })
  const nameOf = (slug: string) =>
    data?.services.find(service => service.slug === slug)?.label[language] ?? slug
  return <Bdi>{slugs.map(nameOf).join(listSeparator[language])}</Bdi>
}

const Factors = ({ kinds }: { kinds: readonly FactorKind[] }) => {
  const text = useText()
  const language = useLanguage()
  if (kinds.length === 0) return <span className={styles.meta}>{text(words.noFactor)}</span>
  return kinds.map(kind => text(factorNames[kind])).join(listSeparator[language])
}

const LastSignIn = ({ user: { lastSignInAt, status } }: { user: StaffUser }) => {
  const text = useText()
  if (lastSignInAt) return <Moment at={lastSignInAt} />
  return (
    <span className={styles.meta}>
      {text(status === 'invited' ? words.neverSignedIn : words.notRecently)}
    </span>
  )
}

export const useUserColumns = (nameSort: 'name' | 'username'): readonly Column<StaffUser>[] => {
  const text = useText()
  const language = useLanguage()
  return [
    {
      id: 'name',
      label: messages.name,
      isHead: true,
      sort: nameSort,
      cell: ({ id, firstName, lastName, englishFullName, username }) => (
        <>
          <Link to="/usersManagment/$userId" params={{ userId: id }}>
            <Bdi>{(language === 'en' && englishFullName) || `${firstName} ${lastName}`}</Bdi>
          </Link>
          <span className={styles.under}>
            <Ltr>{username}</Ltr>
          </span>
        </>
      ),
    },
    {
      id: 'roles',
      label: messages.roles,
      cell: ({ roles, userSlug }) =>
        roles.length > 0
          ? roles.map(role => text(roleNames[role])).join(listSeparator[language])
          : text(messages[userSlug as 'employee']),
    },
    { id: 'services', label: words.services, cell: ({ services }) => <Services slugs={services} /> },
    { id: 'factors', label: words.secondStep, cell: user => <Factors kinds={user.secondFactors} /> },
    {
      id: 'lastSignIn',
      label: words.lastSignIn,
      sort: 'lastSignInAt',
      isDescendingFirst: true,
      cell: user => <LastSignIn user={user} />,
    },
    {
      id: 'status',
      label: messages.status,
      isMark: true,
      sort: 'status',
      cell: ({ status }) => <Pill kind={statusKinds[status]}>{text(messages[status])}</Pill>,
    },
  ]
}
