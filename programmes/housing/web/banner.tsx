// How the first page opens: what this is, for whom, the one thing to do, over the panorama; and the offering in figures.

import { formatNumber } from '@bawaba/language/index.ts'
import { LinkButton } from '@bawaba/ui/button.tsx'
import { Drawn } from '@bawaba/ui/drawn.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { usePortal } from '@bawaba/web/shell/context.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import type { Offering } from '../calls.ts'
import styles from './banner.module.css'
import { bannerMessages as messages } from './banner-messages.ts'
import { DocumentLink } from './document-link.tsx'
import { figureLabels, figureNames } from './figure-labels.ts'
import { address } from './pictures/housing.pictures.ts?drawn'
import { useOffering } from './queries.ts'

const Figures = ({ figures }: Pick<Offering, 'figures'>) => {
  const text = useText()
  const language = useLanguage()
  return (
    <ul className={styles.figures} aria-label={text(messages.figures)}>
      {figureNames.map(name => (
        <li key={name}>
          <span className={styles.number}>{formatNumber(language, figures[name])}</span>
          <span>{text(figureLabels[name])}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where units can be reserved: by the service that is set for it; otherwise one can look. */
const MainButton = () => {
  const text = useText()
  const { bookunitService: booking, bookUnit } = usePortal()?.config ?? {}
  return booking?.active && booking.serviceSlug !== '' && !bookUnit?.deactivate ? (
    <GoButton
      to="/services/$serviceSlug/add"
      params={{ serviceSlug: booking.serviceSlug }}
      variant="primary"
      iconAfter="arrow"
    >
      {text(messages.reserve)}
    </GoButton>
  ) : (
    <LinkButton href="#projects" variant="primary" iconAfter="arrow">
      {text(messages.browse)}
    </LinkButton>
  )
}

export const Banner = () => {
  const text = useText()
  const offering = useOffering()
  usePage({ title: text(messages.headline), description: text(messages.lead) })
  return (
    <>
      <div className={styles.banner}>
        <div className={styles.panorama}>
          <Drawn addressOf={address} name="panorama" alt="" isFirst />
        </div>
        <div className={styles.inner}>
          <p className={styles.phase}>{text(messages.phase)}</p>
          <h1>{text(messages.headline)}</h1>
          <p className={styles.lead}>{text(messages.lead)}</p>
          <div className={styles.acts}>
            <MainButton />
            {offering?.termsBooklet && (
              <DocumentLink link={offering.termsBooklet} label={messages.booklet} isSmall={false} />
            )}
          </div>
        </div>
      </div>
      {offering && (
        <div className={styles.below}>
          <Figures figures={offering.figures} />
        </div>
      )}
    </>
  )
}
