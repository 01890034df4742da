// What one comes to do, each a tile named by its verb.

import { Card } from '@bawaba/ui/card.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { NavLink, useNavigation } from '../../shell/navigation.tsx'
import { mainPart } from './first-page.ts'
import { messages } from './messages.ts'
import styles from './tasks.module.css'
import { useIsOwn } from './use-is-own.tsx'

/** As many as fill two rows. */
const most = 6

export const Tasks = () => {
  const text = useText()
  const isOwn = useIsOwn()
  const isMain = mainPart(useApp().firstPage ?? [], usePortal()) !== undefined
  const tasks = useNavigation(useApp().tasks ?? []).slice(0, most)
  if (tasks.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{text(messages.tasks)}</h2>
      {/* The portal's own banner brings the search. */}
      {(isOwn || isMain) && <SearchForm />}
      <ul className={styles.tasks}>
        {tasks.map(task => (
          <li key={task.path}>
            <Card opens className={styles.task}>
              {task.icon && <Icon name={task.icon} className={styles.icon} />}
              <h3>
                <NavLink item={task} />
              </h3>
              <p>{text(task.hint)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
