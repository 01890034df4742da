// The frame of the citizens' pages, and with a bar above them of those where one acts for somebody else.

import type { ReactNode } from 'react'
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

export const PublicShell = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <div className={styles.shell}>
    <SkipLink />
    <OfficialStrip />
    {bar}
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
