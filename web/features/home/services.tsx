// The services of the portal as tiles of categories, each with the number of its services.

import { Card } from '@bawaba/ui/card.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { catalogueQuery, servicesOf } from '../../modules/catalogue/cards.ts'
import { CategoryPicture } from '../../modules/catalogue/category-picture.tsx'
import { serviceMessages as messages } from './services.messages.ts'
import styles from './services.module.css'

/** The list of services has the others. */
const shown = 8

export const Services = () => {
  const text = useText()
  const id = useId()
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{text(messages.title)}</h2>
        <Link to="/services">{text(messages.all, { count: servicesOf(categories).length })}</Link>
      </div>
      <ul className={styles.tiles}>
        {categories.slice(0, shown).map(({ slug, name, services }) => (
          <li key={slug}>
            <Card opens className={styles.tile}>
              <CategoryPicture category={slug} className={styles.picture} />
              <h3>
                <Link to="/services" search={{ category: slug }}>
                  {text(name)}
                </Link>
              </h3>
              <p>{text(messages.count, { count: services.length })}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
