// How the first page opens where no programme's banner does: what this is, the search, and the river.

import { useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './home-page.module.css'
import { messages } from './messages.ts'
import { River } from './river.tsx'

export const OwnBanner = () => {
  const text = useText()
  usePage({ title: text(messages.headline), description: text(messages.lead) })
  return (
    <div className={styles.hero}>
      <River />
      <div className={styles.inner}>
        <h1>{text(messages.headline)}</h1>
        <p className={styles.lead}>{text(messages.lead)}</p>
        <SearchForm />
        <p>
          <GoButton to="/services" variant="secondary" iconAfter="arrow">
            {text(messages.browse)}
          </GoButton>
        </p>
      </div>
    </div>
  )
}
