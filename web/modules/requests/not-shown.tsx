// A request that is not there, or not the reader's: the page does not say which.

import { useText } from '@bawaba/ui/language.tsx'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { hotlinesOf } from '../../shell/names.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import styles from './not-shown.module.css'
import { pageMessages as messages } from './page-messages.ts'

export const NotShown = () => {
  const text = useText()
  const [hotline] = hotlinesOf(usePortal()?.config)
  usePage({ title: text(messages.notShown) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.notShown)}</h1>
        <p>{text(messages.notShownText)}</p>
        <div className={styles.actions}>
          <GoButton to="/inbox" variant="primary">
            {text(messages.myRequests)}
          </GoButton>
          {hotline && <TelephoneLink number={hotline.number} label={text(hotline.label)} />}
        </div>
      </div>
    </div>
  )
}
