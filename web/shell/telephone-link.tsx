// A number one can press: its digits stay Latin and left to right, and no grouping is put in.

import { Icon } from '@bawaba/ui/icon.tsx'
import styles from './telephone-link.module.css'

export const TelephoneLink = ({
  number,
  label,
  className,
}: {
  number: string
  label: string
  className?: string
}) => (
  <a className={className ?? styles.link} href={`tel:${number}`}>
    <Icon name="phone" />
    <span>
      <span>{label}</span>{' '}
      <bdi dir="ltr" translate="no">
        {number}
      </bdi>
    </span>
  </a>
)
