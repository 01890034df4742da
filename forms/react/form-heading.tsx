// The heading of a page of the form, the service's name above it. It takes the focus when one comes to the page.

import type { ReactNode } from 'react'
import styles from './form-heading.module.css'

type FormHeadingProps = { caption: ReactNode; title: ReactNode; description?: ReactNode }

export const FormHeading = ({ caption, title, description }: FormHeadingProps) => (
  <div className={styles.heading}>
    <p className={styles.caption}>{caption}</p>
    <h1 tabIndex={-1}>{title}</h1>
    {description && <p className={styles.description}>{description}</p>}
  </div>
)
