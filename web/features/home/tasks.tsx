// What one comes to do, each a tile named by its verb.

import { Card } from '@bawaba/ui/card.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { NavLink, useNavigation } from '../../shell/navigation.tsx'
import { messages } from './messages.ts'
import styles from './tasks.module.css'

/** `hasSearch`: no banner brings the search of services. */
export const Tasks = ({ hasSearch }: { hasSearch: boolean }) => {
  const text = useText()
  const tasks = useNavigation(useApp().tasks ?? [])
  return (
    <section className={styles.section}>
      <h2>{text(messages.tasks)}</h2>
      {hasSearch && <SearchForm />}
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
