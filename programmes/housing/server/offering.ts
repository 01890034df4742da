// The offering as everybody reads it: its figures, its projects, and the links to their files.

import type { Link, Offering, Project } from '../calls.ts'
import { cities } from '../cities.ts'
import { figures } from '../figures.ts'
import { detailsRouteOf, type LinkName, type ProjectDefinition } from '../project.ts'
import { factsOf, labelledFacts } from '../project-facts.ts'
import { projects } from '../projects.ts'
import type { SampleKind } from './samples/documents.ts'

/** Where a file of the assets host is, by its path there; undefined where there is no such file. */
export type LinkOf = (path: string) => Link | undefined

const booklet = 'terms-booklet.pdf'

const linksOf = (links: ProjectDefinition['links'], linkOf: LinkOf): Project['links'] =>
  Object.fromEntries(
    Object.entries(links).flatMap(([name, path]) => {
      const link = linkOf(path)
      return link ? [[name as LinkName, link]] : []
    }),
  )

/** Files lie on a host of the authority. */
export const linksBelow =
  (assets: string): LinkOf =>
  path => ({ href: `${assets}/${path}`, type: path.endsWith('.pdf') ? 'PDF' : '' })

const sampleKindOf = (path: string): SampleKind =>
  path === booklet ? 'terms' : path.includes('/prices') ? 'prices' : 'brochure'

/** In demo mode every document is the sample of its kind, and there are no tours. */
export const sampleLinks =
  (bytesOf: (kind: SampleKind) => number): LinkOf =>
  path => {
    if (!path.endsWith('.pdf')) return undefined
    const kind = sampleKindOf(path)
    return { href: `/api/projects/sampleDocument?kind=${kind}`, type: 'PDF', bytes: bytesOf(kind) }
  }

export const offeringOf = (linkOf: LinkOf): Offering => {
  const termsBooklet = linkOf(booklet)
  return {
    figures,
    ...(termsBooklet && { termsBooklet }),
    projects: projects.map(definition => {
      const { scene: _, hasNoPage: __, city, links, img, isShown = false, ...project } = definition
      const name = cities[city]
      if (!name) throw new Error(`${project.code}: no city is called ${city}`)
      const picture = img && linkOf(img)
      return {
        ...project,
        isShown,
        city: { code: city, name },
        ...(picture && { img: picture.href }),
        facts: labelledFacts(factsOf(project.code)),
        detailsRoute: detailsRouteOf(definition),
        links: linksOf(links, linkOf),
      }
    }),
  }
}
