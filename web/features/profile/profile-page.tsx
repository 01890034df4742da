// The profile: whose it is, and the section that is open beside the list of sections. On a phone a section has the page to
// itself, with a way back to the list.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import { useSession } from '../../client/hooks.tsx'
import { nameOf } from '../../client/session.ts'
import shell from '../../shell/shell.module.css'
import { useSections } from './loaded-sections.ts'
import { messages } from './messages.ts'
import { Photo } from './photo.tsx'
import styles from './profile-page.module.css'
import { SectionList } from './section-list.tsx'

/** Of the list it is the heading of the page; a section has one of its own. */
const Head = ({ isPage }: { isPage?: true }) => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  return (
    <div className={styles.head}>
      <Photo />
      <div>
        {isPage ? <h1>{text(messages.title)}</h1> : <p className={styles.caption}>{text(messages.title)}</p>}
        {user && (
          <p className={styles.name}>
            <bdi translate="no">{nameOf(user, language)}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}

const BesideList = () => {
  const text = useText()
  return (
    <nav aria-label={text(messages.sections)} className={styles.nav}>
      <ul>
        {useSections().map(({ key, text: label, icon }) => (
          <li key={key}>
            <Link to="/profile/$section" params={{ section: key }} className={styles.link}>
              <Icon name={icon} />
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const ProfilePage = () => {
  const text = useText()
  const { section } = useParams({ strict: false })
  if (section === undefined)
    return (
      <div className={shell.page}>
        <Head isPage />
        <SectionList />
      </div>
    )
  return (
    <div className={shell.page}>
      <Link to="/profile" className={styles.back}>
        <Icon name="back" />
        {text(messages.title)}
      </Link>
      <div className={styles.whose}>
        <Head />
      </div>
      <div className={styles.layout}>
        <BesideList />
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </div>
  )
}
