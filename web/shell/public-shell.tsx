// The frame of the citizens' pages, and with a bar above them of those where one acts for somebody else.

import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { OfficialStrip } from './official-strip.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PaperHead } from './paper-head.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'

/** The first page and those of projects are entered from outside; all others are at work, below a lower header. */
const isFront = (path: string): boolean => path === '/' || path.startsWith('/projects/')

export const PublicShell = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <div
    className={styles.shell}
    data-layout={useLocation({ select: ({ pathname }) => (isFront(pathname) ? 'front' : 'inner') })}
  >
    <SkipLink />
    <OfficialStrip />
    {bar}
    <PaperHead />
    <Header />
    <OfflineBanner />
    <MaintenanceBanner />
    <Toasts />
    <main id="content" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
)
