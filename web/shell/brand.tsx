// The portal's mark and name, and what this app of it is called.

import { Brandmark } from '@bawaba/ui/brandmark.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import styles from './brand.module.css'
import { useApp, usePortal } from './context.tsx'
import { portalDescription, portalName } from './names.ts'

export const Brand = ({ plain }: { plain?: boolean }) => {
  const text = useText()
  const app = useApp()
  const portal = usePortal()
  const words = (
    <>
      <Brandmark />
      <span>
        <span className={styles.name}>{text(portal?.title ?? portalName)}</span>
        <span className={styles.caption}>
          {text(app.caption ?? portal?.description ?? portalDescription)}
        </span>
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
