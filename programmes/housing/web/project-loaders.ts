// What the pages of a project load before they are drawn. A project without a page, or without a draw, is not found.

import { portalQuery } from '@bawaba/web/shell/context.tsx'
import type { RouterContext } from '@bawaba/web/shell/root.tsx'
import { notFound } from '@tanstack/react-router'
import { loadOffering } from './queries.ts'
import { drawQuery } from './sale/sale-queries.ts'
import { loadUnits } from './units/project-queries.ts'

const assertPage = async (context: RouterContext, project: string): Promise<void> => {
  const { projects } = await loadOffering(context)
  if (!projects.some(({ detailsRoute }) => detailsRoute === `/projects/${project}`)) throw notFound()
}

/** What a route gives to its loader. */
type OfProject = { context: RouterContext; params: { projectName: string } }

export const loadProject = async ({
  context,
  params: { projectName },
  deps,
}: OfProject & { deps: Record<string, unknown> }): Promise<void> => {
  await assertPage(context, projectName)
  await loadUnits(context, projectName, deps)
}

export const loadDraw = async ({ context, params: { projectName } }: OfProject): Promise<void> => {
  await assertPage(context, projectName)
  const { draw } = await context.queries.ensureQueryData(drawQuery(context.client, projectName))
  if (!draw) throw notFound()
}

/** The gallery of the drawings is there in demo mode alone. */
export const assertDemo = async ({
  context: { client, queries },
}: Pick<OfProject, 'context'>): Promise<void> => {
  const portal = await queries.ensureQueryData(portalQuery(client))
  if (!portal.demo) throw notFound()
}
