// The frame of the employees' pages: a dark side bar, a top bar, and a bar at the bottom on phones.

import { classes } from '@bawaba/ui/classes.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import type { ReactNode } from 'react'
import { useSession } from '../client/hooks.tsx'
import { ActingBar } from './acting-bar.tsx'
import { Brand } from './brand.tsx'
import { useApp, usePortal } from './context.tsx'
import { EmployeeApp } from './employee-app.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import menu from './menu.module.css'
import { Menu } from './menu.tsx'
import { messages } from './messages.ts'
import { hotlinesOf } from './names.ts'
import { NavLink, useNavigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PaperHead } from './paper-head.tsx'
import { SkipLink } from './skip-link.tsx'
import { messages as own } from './staff.messages.ts'
import styles from './staff-shell.module.css'
import { TelephoneLink } from './telephone-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Toasts } from './toasts.tsx'
import { useScrolledPast } from './use-scrolled.tsx'
import { UserMenu } from './user-menu.tsx'

/** Pixels after which the header stays in sight. */
const stickyAfter = 30

/** As many as fit a phone's width; the rest stands behind "More". */
const bottomLinks = 3

const SideBar = () => {
  const text = useText()
  const items = useNavigation(useApp().navigation)
  const portal = usePortal()
  const [hotline] = hotlinesOf(portal?.config)
  return (
    <section className={styles.side} aria-label={text(own.workspace)} data-print="never">
      <Brand />
      <nav aria-label={text(messages.mainNavigation)}>
        <ul>
          {items.map(item => (
            <li key={item.path}>
              <NavLink item={item} className={styles.link} withIcon />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.low}>
        <EmployeeApp className={styles.link} />
        {hotline && <TelephoneLink number={hotline.number} label={text(messages.hotline)} />}
        {portal && (
          <span>
            <Words
              message={messages.version}
              params={{
                version: (
                  <bdi dir="ltr" translate="no">
                    {portal.version}
                  </bdi>
                ),
              }}
            />
          </span>
        )}
      </div>
    </section>
  )
}

const BottomBar = () => {
  const text = useText()
  const items = useNavigation(useApp().navigation)
  const rest = items.slice(bottomLinks)
  return (
    <nav className={styles.bottom} aria-label={text(messages.menu)} data-print="never">
      {items.slice(0, bottomLinks).map(item => (
        <NavLink key={item.path} item={item} className={styles.bottomLink} withIcon />
      ))}
      {rest.length > 0 && (
        <Menu
          className={`${menu.menu} ${styles.more}`}
          summary={
            <>
              <Icon name="menu" />
              {text(own.more)}
            </>
          }
        >
          <ul className={menu.panel}>
            {rest.map(item => (
              <li key={item.path}>
                <NavLink item={item} className={menu.item} withIcon />
              </li>
            ))}
          </ul>
        </Menu>
      )}
    </nav>
  )
}

export const StaffShell = ({ children }: { children: ReactNode }) => {
  const text = useText()
  const { status, user } = useSession()
  const isSignedIn = status === 'signed-in'
  const { searchRoles } = useApp()
  const searches =
    isSignedIn && user?.roles.some(role => (searchRoles as readonly string[] | undefined)?.includes(role))
  const isScrolled = useScrolledPast(stickyAfter)
  const [hotline] = hotlinesOf(usePortal()?.config)
  return (
    <div className={styles.shell}>
      <SkipLink />
      <SideBar />
      <div className={styles.work}>
        <PaperHead />
        <header className={styles.top} data-sticky={isScrolled || undefined} data-print="never">
          <span className={styles.narrow}>
            <Brand markOnly />
          </span>
          {/* The search box of a workspace puts itself here: an element that features fill by a portal. */}
          <div id="top-search" className={classes(styles.search, searches && styles.searches)} />
          <span className={styles.end}>
            <LanguageSwitch className={styles.tool} />
            <ThemeSwitch />
            <UserMenu />
          </span>
        </header>
        <ActingBar />
        <OfflineBanner />
        <MaintenanceBanner />
        <Toasts />
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.foot} data-print="never">
          {/* Where the screen has no room for the side bar: on the phones that it is for. */}
          <EmployeeApp className={styles.footLink} />
          {hotline && <TelephoneLink number={hotline.number} label={text(messages.hotline)} />}
        </footer>
      </div>
      {isSignedIn && <BottomBar />}
    </div>
  )
}
