// What an authority adds to the header and the footer by settings: the logos of its ministries, and where else it is to be found.

import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { usePortal } from './context.tsx'
import { slotMessages as messages, siteNames } from './footer-slots.messages.ts'
import styles from './footer-slots.module.css'

const SocialLinks = () => {
  const text = useText()
  return (
    <nav aria-label={text(messages.follow)}>
      <ul className={styles.social}>
        {usePortal()?.config.social.map(({ site, url }) => (
          <li key={site}>
            <a href={url} target="_blank" rel="noreferrer">
              {text(siteNames[site])}
              <VisuallyHidden> {text(messages.newTab)}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where there is no room in the header, they stand in the footer. */
export const HeaderSlots = () => (
  <div className={styles.wide}>
    <SocialLinks />
  </div>
)

export const FooterSlots = () => {
  const text = useText()
  const { logos = [], social = [] } = usePortal()?.config ?? {}
  return (
    <>
      {logos.length > 0 && (
        <ul className={styles.logos} aria-label={text(messages.ministries)}>
          {logos.map(({ src, name }) => (
            <li key={src}>
              <img src={src} alt={text(name)} loading="lazy" className={styles.logo} />
            </li>
          ))}
        </ul>
      )}
      {social.length > 0 && (
        <div className={styles.narrow}>
          <SocialLinks />
        </div>
      )}
    </>
  )
}
