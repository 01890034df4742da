// The header of the public apps: brand, navigation, search, account. Inside a form only brand, help and
// account stay, since nothing there should compete with the next question.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useMatches } from '@tanstack/react-router'
import type { NavItem } from './app.ts'
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

/** Links of the bar, where a group opens below its name, or of the narrow menu, where its links follow it. */
const Items = ({ items, inMenu }: { items: readonly NavItem[]; inMenu?: boolean }) => {
  const text = useText()
  return (
    <ul>
      {useNavigation(inMenu ? items : items.filter(({ isNarrow }) => !isNarrow)).map(item => (
        <li key={item.path}>
          {item.items && !inMenu ? (
            <Menu
              className={`${menu.menu} ${styles.group}`}
              summary={
                <>
                  {text(item.text)}
                  <Icon name="down" />
                </>
              }
            >
              <div className={menu.panel}>
                <Items items={item.items} inMenu />
              </div>
            </Menu>
          ) : (
            <>
              <NavLink item={item} className={inMenu ? menu.item : styles.link} withIcon={inMenu} />
              {item.items && <Items items={item.items} inMenu />}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Help with the page: links, and what the aids of the page put here once it is alive. */
const HelpMenu = () => {
  const text = useText()
  const links = useNavigation(useApp().help ?? [])
  return (
    <Menu
      className={`${menu.menu} ${styles.helpMenu}`}
      label={text(messages.help)}
      summary={<Icon name="question" />}
    >
      <div className={menu.panel}>
        {links.map(item => (
          <NavLink key={item.path} item={item} className={menu.item} withIcon />
        ))}
        <div data-aids="" />
      </div>
    </Menu>
  )
}

const Links = () => {
  const text = useText()
  const { base, navigation } = useApp()
  // What administrators put there leads to pages of the citizens' app.
  const own = usePortal()?.config.links.navigation ?? []
  const items = base === '' ? [...navigation, ...own] : navigation
  return (
    <>
      <nav className={styles.nav} aria-label={text(messages.mainNavigation)}>
        <Items items={items} />
      </nav>
      <span className={styles.end} data-full="">
        <Link
          to={searchPath}
          className={styles.search}
          aria-label={text(messages.search)}
          title={text(messages.search)}
          activeProps={{ 'aria-current': undefined }}
        >
          <Icon name="search" />
        </Link>
        <HelpMenu />
        <UserMenu />
        <Menu
          className={`${menu.menu} ${styles.narrow}`}
          label={text(messages.menu)}
          summary={<Icon name="menu" />}
        >
          <nav className={menu.panel} aria-label={text(messages.menu)}>
            <Items items={items} inMenu />
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
