// How the first page opens where no programme's banner does: what this is, the search, and the river.

import { Drawn } from '@bawaba/ui/drawn.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './home-page.module.css'
import { bannerMessages as messages } from './own-banner.messages.ts'
import { address } from './pictures/home.pictures.ts?drawn'

export const OwnBanner = () => {
  const text = useText()
  usePage({ title: text(messages.headline), description: text(messages.lead) })
  return (
    <div className={styles.hero}>
      <div className={styles.river}>
        <Drawn addressOf={address} name="river" alt="" isFirst />
      </div>
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
