// The blocks of the first page: the projects, the guiding video, and the tours through the projects.

import { CurrentVideo } from '@bawaba/web/modules/announcements/current-video.tsx'
import { shownOf, useOffering } from './queries.ts'
import { Showcase } from './showcase.tsx'
import { Tours } from './tours.tsx'

export const Blocks = () => {
  const projects = shownOf(useOffering())
  if (projects.length === 0) return <CurrentVideo />
  return (
    <>
      <Showcase projects={projects} />
      <Tours projects={projects} />
    </>
  )
}
