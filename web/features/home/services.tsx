// The services of the portal by category.

import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { catalogueQuery } from '../../modules/catalogue/cards.ts'
import { ServiceCards } from '../../modules/catalogue/service-card.tsx'
import styles from './home-page.module.css'

export const Services = () => {
  const text = useText()
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  return categories.map(({ slug, name, services }) => (
    <section key={slug} className={styles.section}>
      <h2>{text(name)}</h2>
      <ServiceCards services={services} />
    </section>
  ))
}
