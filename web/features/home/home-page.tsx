// The first page: a banner, what is announced, what one can do, the portal in figures, what programmes show, the services by
// category, and how things go.

import { useText } from '@bawaba/ui/language.tsx'
import { memo, Suspense, useEffect, useState } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useRead } from '../../client/use-read.tsx'
import { Announcements } from '../../modules/announcements/announcement.tsx'
import { type CategoryData, catalogueQuery } from '../../modules/catalogue/cards.ts'
import { ServiceCards } from '../../modules/catalogue/service-card.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { DrawnPart } from '../../shell/drawn-part.tsx'
import { bannerOf, mainPart } from './first-page.ts'
import styles from './home-page.module.css'
import { Figures, HowItWorks } from './late-parts.tsx'
import { Tasks } from './tasks.tsx'

const Category = ({ category }: { category: CategoryData }) => {
  const text = useText()
  return (
    <section className={styles.section}>
      <h2>{text(category.name)}</h2>
      <ServiceCards services={category.services} />
    </section>
  )
}

/** Comes once the page is alive, beneath what one reads first, which it does not move. */
const Video = lazyPart(() => import('./own-video.tsx'), 'OwnVideo')

/**
 * What programmes show. It is drawn by the server and comes to life later, as a part of its own that nothing else draws anew
 * meanwhile.
 */
const ProgrammeBlocks = memo(() =>
  useApp().firstPage?.map(
    ({ programme, Blocks }) =>
      Blocks && (
        <DrawnPart key={programme}>
          <Blocks />
        </DrawnPart>
      ),
  ),
)

export const HomePage = () => {
  const { firstPage: parts = [], tasks = [], Yours } = useApp()
  const portal = usePortal()
  const Banner = bannerOf(parts, portal)
  const isSignedIn = useSession().status === 'signed-in'
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  return (
    <>
      <Banner />
      <div className={styles.body}>
        <Announcements />
        {/* The server draws for visitors: what is a person's own comes once the page is alive. */}
        {isAlive && isSignedIn && Yours && (
          <Suspense>
            <Yours />
          </Suspense>
        )}
        {tasks.length > 0 && <Tasks hasSearch={mainPart(parts, portal) !== undefined} />}
        <Figures />
        <ProgrammeBlocks />
        {categories.map(category => (
          <Category key={category.slug} category={category} />
        ))}
        {isAlive && !parts.some(({ showsVideo }) => showsVideo) && (
          <Suspense>
            <Video />
          </Suspense>
        )}
        <HowItWorks />
      </div>
    </>
  )
}
