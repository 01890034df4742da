// The switches of a service: whether it is open, the form that changes it, and the history of changes.

import type { ServiceSwitches } from '@bawaba/contract/entities/service-switches.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { callQuery, showAnswer } from '../../client/queries.ts'
import { useRead } from '../../client/use-read.tsx'
import { catalogueQuery, servicesOf } from '../../modules/catalogue/cards.ts'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { CurrentState } from './current-state.tsx'
import { History } from './history.tsx'
import { messages } from './messages.ts'
import { MissingMonths } from './missing-months.tsx'
import { SwitchForm } from './switch-form.tsx'
import styles from './switches.module.css'

const Switches = ({ serviceId }: { serviceId: string }) => {
  const client = useClient()
  const queries = useQueryClient()
  const query = callQuery(client, 'GET dynamic_services/:id/switches', { params: { id: serviceId } })
  const { data, error, refetch } = useRead({ ...query, fresh: 'always' })
  const show = async (next: ServiceSwitches) => {
    await showAnswer(queries, query.queryKey, next)
    // Whatever else was read of services says whether they are open.
    void queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] !== query.queryKey[0] && /^GET (dynamic_services|Categories)/.test(String(queryKey[0])),
    })
  }
  if (error) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
  if (!data) return <Skeleton shapes={['line', 'card']} />
  return (
    <>
      <CurrentState values={data} />
      <MissingMonths days={data.monthly} />
      <SwitchForm serviceId={serviceId} stored={data} show={show} />
      <History history={data.history} />
    </>
  )
}

export const SwitchesPage = () => {
  const text = useText()
  const { serviceSlug = '' } = useParams({ strict: false })
  // The catalogue leaves out a service that is hidden in this app; the list of definitions holds it.
  const {
    data: definitions,
    error,
    refetch,
  } = useCallWhen({ fresh: 'untilChanged' }, 'GET dynamic_services/definitions')
  const { data: categories = [] } = useRead(catalogueQuery(useClient()))
  const label = servicesOf(categories).find(({ slug }) => slug === serviceSlug)?.label
  const name = label ? text(label) : serviceSlug
  usePage({ title: `${text(messages.title)}: ${name}` })
  const service = definitions?.find(row => row.serviceSlug === serviceSlug && row.version > 0)
  if (definitions && !service) throw notFound()
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/services/$serviceSlug" params={{ serviceSlug }}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <div className={styles.head}>
        <h1>
          {text(messages.title)}: <Bdi>{name}</Bdi>
        </h1>
        <p className={styles.muted}>{text(messages.explain)}</p>
      </div>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!definitions && !error && <Skeleton shapes={['line', 'card']} />}
      {service && <Switches key={service.id} serviceId={service.id} />}
    </div>
  )
}
