// A service as a card: its name is the link, the rest says what to expect.

import { t } from '@bawaba/language/index.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceCardData } from './cards.ts'
import { CategoryPicture } from './category-picture.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { messages } from './messages.ts'
import styles from './service-card.module.css'

const Facts = ({ service }: { service: ServiceCardData }) => {
  const language = useLanguage()
  const facts = [
    service.isFree && t(language, messages.free),
    service.days !== undefined && t(language, messages.days, { count: service.days }),
  ].filter(Boolean)
  return facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null
}

type CardProps = {
  service: ServiceCardData
  level?: 'h2' | 'h3'
  /** What ends the card. */
  below?: (service: ServiceCardData) => ReactNode
}

export const ServiceCard = ({ service, level = 'h3', below }: CardProps) => {
  const text = useText()
  const Heading = level
  return (
    <Card opens className={styles.card}>
      <CategoryPicture category={service.category} className={styles.picture} />
      <Heading className={styles.title}>
        <Link to="/services/$serviceSlug" params={{ serviceSlug: service.slug }}>
          {text(service.label)}
        </Link>
      </Heading>
      <FavouriteButton slug={service.slug} label={text(service.label)} className={styles.star} />
      <p className={styles.text}>{text(service.description)}</p>
      <Facts service={service} />
      {service.status === 'about-to-be-active' && (
        <p>
          <Pill kind="draft">{text(messages.soon)}</Pill>
        </p>
      )}
      {service.status === 'deactivated' && (
        <p>
          <Pill kind="cancelled">{text(messages.closed)}</Pill>
        </p>
      )}
      {below?.(service)}
    </Card>
  )
}

/** Cards in as many columns as fit. */
export const ServiceCards = ({
  services,
  ...props
}: Omit<CardProps, 'service'> & { services: readonly ServiceCardData[] }) => (
  <ul className={styles.cards}>
    {services.map(service => (
      <li key={service.slug}>
        <ServiceCard service={service} {...props} />
      </li>
    ))}
  </ul>
)
