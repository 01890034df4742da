// Signing in, or the menu of the person who is.

import { Avatar } from '@bawaba/ui/avatar.tsx'
import { buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useClient, useSession } from '../client/hooks.tsx'
import { nameOf } from '../client/session.ts'
import { LateBell } from './bell/late-bell.tsx'
import { useApp } from './context.tsx'
import menu from './menu.module.css'
import { Menu } from './menu.tsx'
import { messages } from './messages.ts'
import { NavLink, useNavigation } from './navigation.tsx'
import { announce } from './toasts.tsx'
import styles from './user-menu.module.css'

/** Signs out by a script of its own, and where it does not come, says so with a way to try again. */
const useLeave = () => {
  const client = useClient()
  const router = useRouter()
  const leave = () =>
    void import('./leave-session.ts').then(
      ({ leaveSession }) => leaveSession(client, () => router.navigate({ to: '/' })),
      () => {
        const action = { text: messages.tryAgain, run: leave }
        announce({ id: 'sign-out', kind: 'error', message: messages.signOutFailed, action })
      },
    )
  return leave
}

const SignInLink = () => {
  const text = useText()
  const { signInPath, signUpPath } = useApp()
  const from = useLocation({ select: location => location.href })
  const isThere = useLocation({ select: location => location.pathname === signInPath })
  const path = useLocation({ select: location => location.pathname })
  const search = from === '/' || path === signUpPath ? {} : { from }
  return (
    <>
      {signUpPath && path !== signUpPath && (
        <Link to={signUpPath} search={isThere ? {} : search} className={buttonClass({}, styles.signUp)}>
          {text(messages.signUp)}
        </Link>
      )}
      {!isThere && (
        <Link to={signInPath} search={search} className={buttonClass({ variant: 'primary' }, styles.signIn)}>
          {text(messages.signIn)}
        </Link>
      )}
    </>
  )
}

export const UserMenu = ({ detail }: { detail?: string }) => {
  const text = useText()
  const language = useLanguage()
  const session = useSession()
  const { profile, ownLinks = [] } = useApp()
  const links = useNavigation(ownLinks)
  const leave = useLeave()
  if (session.status !== 'signed-in') return <SignInLink />
  const name = session.user ? nameOf(session.user, language) : text(messages.account)
  return (
    <>
      <LateBell />
      <Menu
        className={`${menu.menu} ${styles.user}`}
        summary={
          <>
            <Avatar name={name} labelled />
            <span className={menu.wide}>
              <bdi translate="no" className={styles.name}>
                {name}
              </bdi>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </>
        }
      >
        <ul className={menu.panel}>
          <li className={menu.heading}>
            <bdi translate="no">{name}</bdi>
          </li>
          {profile && (
            <li>
              <Link to="/profile/$section" params={{ section: 'details' }} className={menu.item}>
                <Icon name="user" />
                {text(messages.profile)}
              </Link>
            </li>
          )}
          {links.map(item => (
            <li key={item.path}>
              <NavLink item={item} className={menu.item} withIcon />
            </li>
          ))}
          <li>
            <button type="button" className={menu.item} onClick={leave}>
              <Icon name="signOut" />
              {text(messages.signOut)}
            </button>
          </li>
        </ul>
      </Menu>
    </>
  )
}
