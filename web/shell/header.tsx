// The header of the public apps: brand, navigation, search, account. Inside a form only brand, help and
// account stay, since nothing there should compete with the next question.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useMatches } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import { useApp, usePortal } from './context.tsx'
import styles from './header.module.css'
import menu from './menu.module.css'
import { Menu } from './menu.tsx'
import { messages } from './messages.ts'
import { hotlinesOf } from './names.ts'
import { NavLink, useNavigation } from './navigation.tsx'
import { TelephoneLink } from './telephone-link.tsx'
import { UserMenu } from './user-menu.tsx'

const useIsMinimal = (): boolean =>
  useMatches({ select: matches => matches.at(-1)?.staticData.header === 'minimal' })

const Help = () => {
  const text = useText()
  const [hotline] = hotlinesOf(usePortal()?.config)
  return hotline ? (
    <span className={styles.help}>
      <TelephoneLink number={hotline.number} label={text(messages.hotline)} />
    </span>
  ) : null
}

/** Of a feature: its address is known here, its route is not. Once the page is alive, aids open it as a dialog. */
const searchPath: string = '/search'

const Links = () => {
  const text = useText()
  const { base, navigation } = useApp()
  // What administrators put there leads to pages of the citizens' app.
  const own = usePortal()?.config.links.navigation ?? []
  const items = useNavigation(base === '' ? [...navigation, ...own] : navigation)
  return (
    <>
      <nav className={styles.nav} aria-label={text(messages.mainNavigation)}>
        <ul>
          {items.map(item => (
            <li key={item.path}>
              <NavLink item={item} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      <span className={styles.end}>
        <Link
          to={searchPath}
          className={styles.search}
          aria-label={text(messages.search)}
          title={text(messages.search)}
          activeProps={{ 'aria-current': undefined }}
        >
          <Icon name="search" />
        </Link>
        <UserMenu />
        <Menu
          className={`${menu.menu} ${styles.narrow}`}
          label={text(messages.menu)}
          summary={<Icon name="menu" />}
        >
          <nav className={menu.panel} aria-label={text(messages.menu)}>
            <ul>
              {items.map(item => (
                <li key={item.path}>
                  <NavLink item={item} className={menu.item} withIcon />
                </li>
              ))}
            </ul>
          </nav>
        </Menu>
      </span>
    </>
  )
}

export const Header = () => {
  const isMinimal = useIsMinimal()
  return (
    <header className={styles.header} data-print="never">
      <div className={styles.row}>
        <Brand />
        {isMinimal ? (
          <span className={styles.end}>
            <Help />
            <UserMenu />
          </span>
        ) : (
          <Links />
        )}
      </div>
    </header>
  )
}
