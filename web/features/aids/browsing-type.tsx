// As what one uses the portal: asked when somebody wants to change it, never by itself. The answer is remembered on this
// device and leads to the app that is meant.

import { Dialog } from '@bawaba/ui/dialog.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { usePortal } from '../../shell/context.tsx'
import styles from './aids.module.css'
import { messages } from './messages.ts'

/** Where each is at home, unless the app has a host of its own. Companies have no app of their own: whoever files for one acts for it as an agent. */
const types = [
  {
    name: 'individual',
    app: 'citizen',
    href: '/',
    icon: 'user',
    title: messages.individual,
    text: messages.individualText,
  },
  {
    name: 'company',
    app: 'agent',
    href: '/agent/',
    icon: 'building',
    title: messages.company,
    text: messages.companyText,
  },
  {
    name: 'staff',
    app: 'employee',
    href: '/employee/',
    icon: 'users',
    title: messages.staff,
    text: messages.staffText,
  },
] as const

export const BrowsingType = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const { stored } = useClient()
  const chosen = stored.get('browsingType')
  const hosts: Partial<Record<string, string>> = usePortal()?.config.apps ?? {}
  return (
    <Dialog open title={text(messages.whoAreYou)} onClose={onClose}>
      <p>{text(messages.whoAreYouText)}</p>
      <ul className={styles.types}>
        {types.map(({ name, app, href, icon, title, text: explains }) => (
          <li key={name}>
            <a
              href={hosts[app] ?? href}
              className={styles.type}
              aria-current={chosen === name ? 'true' : undefined}
              onClick={() => stored.set('browsingType', name)}
            >
              <Icon name={icon} />
              <span>
                <strong>{text(title)}</strong>
                <span className={styles.typeText}>{text(explains)}</span>
                {chosen === name && <span className={styles.typeText}>{text(messages.chosen)}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
