// The projects as things to find, for citizens and visitors: theirs is the app that has their pages.

import type { SearchSource } from '@bawaba/server/capabilities/search/index.ts'
import { cities } from '../cities.ts'
import { detailsRouteOf } from '../project.ts'
import { factsOf, labelledFacts } from '../project-facts.ts'
import { projects } from '../projects.ts'

const items = projects.map(project => ({
  id: project.code,
  title: project.title,
  text: project.desc,
  more: [
    project.location,
    cities[project.city] ?? project.location,
    ...labelledFacts(factsOf(project.code)).map(({ value }) => value),
  ],
  // Without a page of its own it stands among those of the first page.
  path: detailsRouteOf(project) || '/',
  isFor: ({ actor }: { actor: { mode: string } }) => actor.mode === 'VISITOR' || actor.mode === 'CITIZEN',
}))

export const projectSource: SearchSource = { kind: 'project', items: () => items }
