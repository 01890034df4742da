// Where one goes from the first page: the views one saved, with their counts, and the pages one may open.

import { Count } from '@bawaba/ui/count.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shell/context.tsx'
import { NavLink, useNavigation } from '../../../shell/navigation.tsx'
import { toInbox } from '../address.ts'
import { messages } from '../messages.ts'
import { useIsCaseWorker } from '../views/counts.tsx'
import { searchOf } from '../views/saved-views.ts'
import { useSavedViews, useViewCounts } from '../views/use-saved-views.tsx'
import styles from './day-page.module.css'

const SavedOnes = () => {
  const saved = useSavedViews()
  const counts = useViewCounts(saved)
  return saved.map(view => {
    const count = counts?.get(view.id)
    return (
      <li key={view.id}>
        <Link {...toInbox(searchOf(view))} className={styles.shortcut}>
          <Icon name="star" />
          <span className={styles.shortcutName}>{view.name}</span>
          {count && (
            <span className={styles.count}>
              <Count {...count} />
            </span>
          )}
        </Link>
      </li>
    )
  })
}

export const DayShortcuts = () => {
  const text = useText()
  const isCaseWorker = useIsCaseWorker()
  const pages = useNavigation(useApp().navigation).filter(({ path }) => path !== '/')
  return (
    <nav className={styles.shortcuts} aria-labelledby="shortcuts">
      <h2 id="shortcuts">{text(messages.shortcuts)}</h2>
      <ul>
        {isCaseWorker && <SavedOnes />}
        {pages.map(({ Count: _, ...item }) => (
          <li key={item.path}>
            <NavLink item={item} className={styles.shortcut} withIcon />
          </li>
        ))}
      </ul>
    </nav>
  )
}
