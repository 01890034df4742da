// The frame of the citizens' and the agents' pages.

import type { ReactNode } from 'react'
import { ActingBar } from './acting-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadFailure } from './load-failure.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { OfficialStrip } from './official-strip.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PaperHead } from './paper-head.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'

export const PublicShell = ({ children }: { children: ReactNode }) => (
  <div className={styles.shell}>
    <SkipLink />
    <OfficialStrip />
    <ActingBar />
    <PaperHead />
    <Header />
    <LoadFailure />
    <OfflineBanner />
    <MaintenanceBanner />
    <Toasts />
    <main id="content" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
)
