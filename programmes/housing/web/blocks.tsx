// The blocks of the first page: the projects, and the tours through them.

import { shownOf, useOffering } from './queries.ts'
import { Showcase } from './showcase.tsx'
import { Tours } from './tours.tsx'

export const Blocks = () => {
  const projects = shownOf(useOffering())
  if (projects.length === 0) return null
  return (
    <>
      <Showcase projects={projects} />
      <Tours projects={projects} />
    </>
  )
}
