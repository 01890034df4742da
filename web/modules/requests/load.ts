// What a page about requests shows, loaded before it is drawn. Nothing is asked for a visitor whom the guard leads to the
// sign-in page, from where one comes back.

import { loadWidgets, missingWidgets } from '@bawaba/forms/fields/widgets.tsx'
import { notFound } from '@tanstack/react-router'
import { isMissing } from '../../client/call-error.ts'
import { callQuery } from '../../client/queries.ts'
import { isReadAhead, markDrawnAhead } from '../../shell/drawn-ahead.ts'
import { isForPerson, type RouterContext } from '../../shell/root.tsx'
import { loadAbsence } from '../catalogue/absence.ts'
import { compiledServiceQuery, requestQuery } from './queries.ts'

const orNotFound = (error: unknown): never => {
  if (isMissing(error)) throw notFound()
  throw error
}

/** Whether a visitor gets as far as the form; the page learns it from the server, which goes on where the form is read ahead. */
const letsVisitorIn = async (
  { client, queries }: RouterContext,
  slug: string,
  searchStr: string,
): Promise<boolean> => {
  // The guard stands around the page and is on its way already.
  const { visitorsQuery } = await import('../../shell/guard.tsx')
  const service = await queries.ensureQueryData(visitorsQuery(client, slug)).catch(() => undefined)
  return service?.allowAnonymous === true && (!import.meta.env.SSR || isReadAhead(searchStr))
}

/** Answers that were left on this device are there before the form that shows them. */
const restoreAnswers = async ({ client }: RouterContext): Promise<void> => {
  if (import.meta.env.SSR) return
  await import('../../client/restore-forms.ts').then(
    ({ restoreForms }) => restoreForms(client),
    () => undefined,
  )
}

/** The service of a form, as it is now. `visitorsAt`: the query of an address that visitors may be let in to. */
export const loadService = async (
  context: RouterContext,
  slug: string,
  { visitorsAt }: { visitorsAt?: string } = {},
): Promise<void> => {
  const { client, queries } = context
  if (
    !isForPerson(context) &&
    !(visitorsAt !== undefined && (await letsVisitorIn(context, slug, visitorsAt)))
  )
    return
  const restored = restoreAnswers(context)
  const loading = queries.ensureQueryData(compiledServiceQuery(client, slug))
  // A browser asks for the reason itself.
  if (import.meta.env.SSR) await loading.catch(() => loadAbsence(context, slug))
  const { form } = await loading.catch(orNotFound)
  // The form says so itself when they cannot be fetched.
  await loadWidgets(missingWidgets(form.fields)).catch(() => undefined)
  await restored
}

/** A request, read anew each time it is opened, and the definition it is pinned to. */
export const loadRequest = async (context: RouterContext, slug: string, ID: string): Promise<void> => {
  if (!isForPerson(context)) return
  const { client, queries } = context
  const restored = restoreAnswers(context)
  const [request] = await Promise.all([
    queries.fetchQuery({ ...requestQuery(client, slug, ID), staleTime: 0 }).catch(orNotFound),
    // How many working days are left; without it the day is told alone.
    queries.prefetchQuery(callQuery(client, 'GET workingCalendar')),
  ])
  // A service may be withdrawn while its requests live on: the request is shown without its form.
  await queries.ensureQueryData(compiledServiceQuery(client, slug, request.version)).catch(error => {
    if (!isMissing(error)) throw error
  })
  await restored
  if (import.meta.env.SSR) markDrawnAhead(queries)
}
