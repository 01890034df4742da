// The choice of the theme: three buttons, the chosen one pressed.

import { Icon } from '@bawaba/ui/icon.tsx'
import type { IconName } from '@bawaba/ui/icons.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useSyncExternalStore } from 'react'
import { useClient } from '../client/hooks.tsx'
import styles from './menu.module.css'
import { Menu } from './menu.tsx'
import { messages } from './messages.ts'
import { chooseTheme, storedTheme, type Theme, themes } from './theme.ts'

const icons: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'system' }

export const ThemeSwitch = () => {
  const text = useText()
  const { stored } = useClient()
  const chosen = useSyncExternalStore(
    stored.subscribe,
    () => storedTheme(stored),
    (): Theme => 'system',
  )
  return (
    <Menu
      className={`${styles.menu} ${styles.needsScript}`}
      label={`${text(messages.theme)}: ${text(messages[chosen])}`}
      summary={
        <>
          <Icon name={icons[chosen]} />
          <span className={styles.wide}>{text(messages[chosen])}</span>
        </>
      }
    >
      <ul className={styles.panel}>
        {themes.map(theme => (
          <li key={theme}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={theme === chosen}
              onClick={() => chooseTheme(stored, theme)}
            >
              <Icon name={icons[theme]} />
              {text(messages[theme])}
              {theme === chosen && <Icon name="check" className={styles.chosen} />}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
