// For administrators: few recovery codes are left, by which they sign in while text messages are away.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../../client/hooks.tsx'
import { useWho } from '../../../modules/account/use-who.tsx'
import styles from './day-page.module.css'
import { officeMessages as messages } from './office-messages.ts'

const few = 3

export const FewRecoveryCodes = () => {
  const text = useText()
  const { data } = useCallWhen({ fresh: 'always' }, 'GET :slug/:id/factors', { params: useWho() })
  if (!data || data.recoveryCodesLeft >= few) return null
  return (
    <div className={styles.notices}>
      <Notice
        kind="warning"
        title={text(messages.fewCodes, { count: data.recoveryCodesLeft })}
        actions={
          <Link to="/profile/$section" params={{ section: 'security' }}>
            {text(messages.toCodes)}
          </Link>
        }
      >
        {text(messages.fewCodesEffect)}
      </Notice>
    </div>
  )
}
