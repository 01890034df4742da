// The units of a project are one lot: its name in messages, the page where it is read, and that it is there.

import { Problem } from '@bawaba/contract/problem.ts'
import type { LotNames } from '@bawaba/server/capability.ts'
import { unitKind } from '../fields/unit/unit.ts'
import { detailsRouteOf, type ProjectDefinition } from '../project.ts'
import { projects } from '../projects.ts'

const find = (project: string): ProjectDefinition | undefined => projects.find(({ code }) => code === project)

export const projectLots: LotNames = {
  kind: unitKind,
  titleOf: lot => find(lot)?.title,
  pathOf: lot => {
    const project = find(lot)
    return (project && detailsRouteOf(project)) || '/'
  },
  staffPath: '/units/sales',
}

/** The lot of a project. Throws NOT_FOUND. */
export const lotOf = (project: string): { kind: string; lot: string } => {
  if (!find(project)) throw new Problem('NOT_FOUND')
  return { kind: unitKind, lot: project }
}
