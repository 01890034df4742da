// The profile: who one is, the list of sections beside the one that is open.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link, Outlet } from '@tanstack/react-router'
import { useSession } from '../../client/hooks.tsx'
import { nameOf } from '../../client/session.ts'
import shell from '../../shell/shell.module.css'
import { useSections } from './loaded-sections.ts'
import { messages } from './messages.ts'
import { Photo } from './photo.tsx'
import styles from './profile-page.module.css'

export const ProfilePage = () => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const profile = useSections()
  return (
    <div className={shell.page}>
      <div className={styles.head}>
        <Photo />
        <div>
          <p className={styles.caption}>{text(messages.title)}</p>
          {user && (
            <p className={styles.name}>
              <bdi translate="no">{nameOf(user, language)}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className={styles.layout}>
        <nav aria-label={text(messages.sections)} className={styles.nav}>
          <ul>
            {profile.map(({ key, text: label, icon }) => (
              <li key={key}>
                <Link to="/profile/$section" params={{ section: key }} className={styles.link}>
                  <Icon name={icon} />
                  {text(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
