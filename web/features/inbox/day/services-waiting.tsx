// For administrators: services whose new version waits for the operator, and which of their terms it would change.

import { listSeparator } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useCallWhen } from '../../../client/hooks.tsx'
import styles from './day-page.module.css'
import { officeMessages as messages } from './office-messages.ts'

export const ServicesWaiting = () => {
  const text = useText()
  const language = useLanguage()
  const { data = [] } = useCallWhen({ fresh: 'always' }, 'GET dynamic_services/supplied')
  if (data.length === 0) return null
  return (
    <div className={styles.notices}>
      <Notice kind="warning" title={text(messages.supplied, { count: data.length })}>
        <p>{text(messages.suppliedEffect)}</p>
        <ul>
          {data.map(({ serviceSlug, differences }) => (
            <li key={serviceSlug}>
              <Ltr>{serviceSlug}</Ltr>
              {': '}
              {[...new Set(differences.map(({ area }) => area))]
                .map(area => text(messages[area]))
                .join(listSeparator[language])}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
