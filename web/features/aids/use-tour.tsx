// The tour of the page that is open: the first page's own, or that of a service or of its form by the definition.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { Service } from '@bawaba/contract/entities/service.ts'
import { skipToken } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { useRead } from '../../client/use-read.tsx'
import { textOf } from '../../modules/catalogue/texts.ts'
import { compiledKey } from '../../modules/requests/compiled-key.ts'
import type { OpenService } from '../../modules/requests/queries.ts'
import { useApp } from '../../shell/context.tsx'
import { homeTour } from './home-tour.ts'
import type { Tour } from './tour.ts'

type Step = NonNullable<Service['tour']>[number]

/** Where a step of a definition points to. */
const selectorOf = (step: Step): string =>
  'field' in step
    ? `form [data-field="${CSS.escape(step.field)}"]:not([hidden])`
    : `[data-tour="${step.target}"]`

const tourOf = (
  name: string,
  { tour = [], translations }: Partial<Service>,
  isOf: (step: Step) => boolean,
): Tour | undefined => {
  const steps = tour.filter(isOf).map(step => ({
    selector: selectorOf(step),
    title: textOf(translations, step.title),
    text: textOf(translations, step.text),
  }))
  return steps.length > 0 ? { name, steps } : undefined
}

const serviceIn = (path: string): { slug: string; isForm: boolean } | undefined => {
  const [, slug, rest] = /^\/services\/([A-Z][A-Z0-9_]*)(\/add)?\/?$/.exec(path) ?? []
  return slug === undefined ? undefined : { slug, isForm: rest !== undefined }
}

export const useTour = (): Tour | undefined => {
  const { name } = useApp()
  const client = useClient()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const named = serviceIn(path)
  const slug = named?.slug ?? ''
  // As the page itself asks for it.
  const query = { filter: filterOf({ where: { serviceSlug: slug } }) }
  const { data: service } = useRead({
    ...callQuery(client, 'GET dynamic_services/findOne', { query }),
    enabled: named?.isForm === false,
  })
  // The form has it: nothing is asked for.
  const { data: open } = useRead<OpenService>({
    queryKey: compiledKey(slug),
    queryFn: skipToken,
    fresh: 'untilChanged',
  })
  if (path === '/' && name === 'citizen') return homeTour
  if (named?.isForm) return open && tourOf(`${slug}/add`, open.service, step => 'field' in step)
  return named && service && tourOf(slug, service, step => 'target' in step)
}
