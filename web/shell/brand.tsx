// The portal's mark and name, and what this app of it is called.

import { Brandmark } from '@bawaba/ui/brandmark.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import styles from './brand.module.css'
import { useApp, usePortal } from './context.tsx'
import { portalDescription, portalName } from './names.ts'

/** `plain` is no link; with `markOnly` the name is read and not drawn. */
export const Brand = ({ plain, markOnly }: { plain?: boolean; markOnly?: boolean }) => {
  const text = useText()
  const app = useApp()
  const portal = usePortal()
  const name = text(portal?.title ?? portalName)
  const words = markOnly ? (
    <>
      <Brandmark />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  ) : (
    <>
      <Brandmark />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.caption}>{text(app.caption ?? portalDescription)}</span>
      </span>
    </>
  )
  return plain ? (
    <span className={styles.brand}>{words}</span>
  ) : (
    <Link to="/" className={styles.brand} activeProps={{ 'aria-current': undefined }}>
      {words}
    </Link>
  )
}
