// Work of other roles that has waited for two weeks, for the role above them: auditors have no page of it, and their message
// leads here.

import type { Role } from '@bawaba/contract/entities/person.ts'
import { oldestWords, queueDays, queueRowOf } from '@bawaba/contract/queue-kinds.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { listSeparator, type Messages } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useCallWhen, useSession } from '../../../client/hooks.tsx'
import styles from './escalated-work.module.css'

const above: readonly Role[] = ['BFM_ADMIN', 'AUDITOR']

const messages = {
  title: { ar: 'أعمال متأخرة صُعِّدت إليك', en: 'Late work escalated to you' },
  what: {
    ar: 'لم يُنجزها أصحابها منذ {days} يومًا أو أكثر. راجعهم حتى تُنجز.',
    en: 'Its owners have not finished it for {days} days or more. Follow up with them until it is done.',
  },
  owners: { ar: 'المسؤول: {roles}', en: 'Owner: {roles}' },
} as const satisfies Messages

export const EscalatedWork = () => {
  const text = useText()
  const language = useLanguage()
  const roles = useSession().user?.roles ?? []
  const { data = [] } = useCallWhen(
    { fresh: 'always', enabled: roles.some(role => above.includes(role as Role)) },
    'GET queues/escalated',
  )
  if (data.length === 0) return null
  return (
    <Notice kind="warning" quiet title={text(messages.title)}>
      <p>{text(messages.what, { days: queueDays.escalation })}</p>
      <ul className={styles.list}>
        {data.map(({ what, count, oldestDays }) => {
          const { counted, owners } = queueRowOf(what)
          return (
            <li key={what}>
              <strong>{text(counted, { count })}</strong>
              {listSeparator[language]}
              {text(oldestWords, { count: oldestDays })}
              <span className={styles.owners}>
                {text(messages.owners, {
                  roles: owners.map(role => text(roleNames[role])).join(listSeparator[language]),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
