// What of an account waits: a number or an address for its owner, roles for a second administrator.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { roleNames } from '@bawaba/contract/role-names.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useSession } from '../../client/hooks.tsx'
import { messages } from './messages.ts'

export type Decision = 'confirmRoles' | 'declineRoles' | 'withdrawRoles'

const Roles = ({ user, onDecide }: { user: StaffUser; onDecide: (decision: Decision) => void }) => {
  const text = useText()
  const language = useLanguage()
  const isOwn = useSession().userId === user.rolesProposedBy
  const roles = user.pendingRoles.map(role => text(roleNames[role])).join(language === 'ar' ? '، ' : ', ')
  return (
    <Notice
      kind="warning"
      quiet
      title={text(messages.rolesWait)}
      actions={
        <>
          {!isOwn && (
            <Button variant="primary" onClick={() => onDecide('confirmRoles')}>
              {text(messages.confirmRoles)}
            </Button>
          )}
          <Button onClick={() => onDecide(isOwn ? 'withdrawRoles' : 'declineRoles')}>
            {text(isOwn ? messages.withdrawRoles : messages.declineRoles)}
          </Button>
        </>
      }
    >
      <Words message={isOwn ? messages.rolesWaitForOther : messages.rolesWaitForYou} params={{ roles }} />
    </Notice>
  )
}

export const Waiting = ({ user, onDecide }: { user: StaffUser; onDecide: (decision: Decision) => void }) => {
  const text = useText()
  const contacts = [
    ['mobile', user.pendingMobile, user.mobile],
    ['email', user.pendingEmail, user.email],
  ] as const
  return (
    <>
      {user.pendingRoles.length > 0 && <Roles user={user} onDecide={onDecide} />}
      {contacts.map(
        ([name, pending, current]) =>
          pending !== null && (
            <Notice key={name} quiet title={text(messages[name])}>
              <Words
                message={current === null ? messages.contactWaitsNew : messages.contactWaits}
                params={{ pending: <Ltr>{pending}</Ltr>, current: <Ltr>{current ?? ''}</Ltr> }}
              />
            </Notice>
          ),
      )}
    </>
  )
}
