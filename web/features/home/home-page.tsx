// The first page: a banner, or what is a person's own; what is announced, what one can do, the portal in figures, what
// programmes show, and the services by category.

import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../client/lazy-part.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { DrawnPart } from '../../shell/drawn-part.tsx'
import { bannerOf } from './first-page.ts'
import styles from './home-page.module.css'
import { Announcements, Figures, Services, Tasks } from './late-parts.tsx'
import { useIsOwn } from './use-is-own.tsx'

/** Comes once the page is alive, beneath what one reads first, which it does not move. */
const Video = lazyPart(() => import('./own-video.tsx'), 'OwnVideo')
/** Loaded for somebody who is signed in, before the page is drawn. */
export const OwnHome = lazyRouteComponent(() => import('./own/own-home.tsx'), 'OwnHome')

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
  const { firstPage: parts = [] } = useApp()
  const Banner = bannerOf(parts, usePortal())
  const isOwn = useIsOwn()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <>
      {isOwn ? (
        <Suspense>
          <OwnHome />
        </Suspense>
      ) : (
        <Banner />
      )}
      <div className={styles.body}>
        <Announcements />
        <Tasks />
        <Services />
        <ProgrammeBlocks />
        <Figures />
        {isAlive && !parts.some(({ showsVideo }) => showsVideo) && <Video />}
      </div>
    </>
  )
}
