// Services that the reader kept and that are closed by now: the catalogue lists them no more.

import { IconButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { absenceQuery, closedLine } from './absence.ts'
import styles from './closed-services.module.css'

const favourite = { ar: 'مفضلة: {service}', en: 'Favourite: {service}' }

type Removal = (slug: string) => unknown

const ClosedService = ({ slug, onRemove }: { slug: string; onRemove: Removal }) => {
  const text = useText()
  const language = useLanguage()
  const { data } = useRead(absenceQuery(useClient(), slug))
  if (data?.reason !== 'closed') return null
  const label = data.label ? text(data.label) : slug
  return (
    <li className={styles.service}>
      <Link to="/services/$serviceSlug" params={{ serviceSlug: slug }}>
        {label}
      </Link>
      <span className={styles.closed}>{closedLine(language, data.closedSince)}</span>
      <IconButton
        small
        icon="star"
        label={text(favourite, { service: label })}
        aria-pressed
        onClick={() => void onRemove(slug)}
      />
    </li>
  )
}

export const ClosedServices = ({ slugs, onRemove }: { slugs: readonly string[]; onRemove: Removal }) => (
  <ul className={styles.list}>
    {slugs.map(slug => (
      <ClosedService key={slug} slug={slug} onRemove={onRemove} />
    ))}
  </ul>
)
