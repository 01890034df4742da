// The units of a project for everybody: how many of each type and at which prices, then those that one looks for, each with
// its floor plan and the way to reserve it.

import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Availability } from '../../unit-calls.ts'
import { AlertPart } from './alert-part.tsx'
import { ByType } from './by-type.tsx'
import { projectMessages as messages } from './project-messages.ts'
import { availabilityQuery, unitsQuery } from './project-queries.ts'
import { type ProjectSearch, pageSize, readProjectSearch } from './project-search.ts'
import styles from './project-units.module.css'
import { UnitCards } from './unit-cards.tsx'
import { UnitFilters } from './unit-filters.tsx'

const Found = ({ project }: { project: string }) => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const address: ProjectSearch = useSearch({ strict: false })
  const search = readProjectSearch(address)
  const query = unitsQuery(client, project, search)
  const { data, error, refetch } = useRead({ ...query, fresh: 'always', placeholderData: keepPreviousData })
  const show = (next: ProjectSearch) =>
    void navigate({
      to: '/projects/$projectName',
      params: { projectName: project },
      search: next,
      resetScroll: false,
    } as never)
  return (
    <>
      <UnitFilters project={project} search={search} onSearch={show} />
      {error && <ReadFailure what={messages.units} error={error} onAgain={refetch} />}
      {!data && !error && <PendingPart />}
      {data && (
        <>
          <p role="status" className={styles.meta}>
            {text(messages.count, { count: data.total })}
          </p>
          {data.total === 0 && (
            <EmptyState
              title={text(messages.none)}
              action={<Button onClick={() => show({})}>{text(messages.clear)}</Button>}
            />
          )}
          <UnitCards units={data.rows} />
          <Pager
            from={search.from ?? 0}
            size={pageSize}
            total={data.total}
            onTurn={from => show({ ...search, from })}
          />
        </>
      )}
    </>
  )
}

export const ProjectUnits = ({ project }: { project: string }) => {
  const text = useText()
  const client = useClient()
  const { data, error, refetch } = useRead(availabilityQuery(client, project))
  const availability = data as Availability | undefined
  if (error && !availability) return <ReadFailure what={messages.units} error={error} onAgain={refetch} />
  if (!availability) return <PendingPart />
  if (availability.total === 0)
    return (
      <EmptyState title={text(messages.noUnits)} action={<AlertPart project={project} />}>
        {text(messages.noUnitsText)}
      </EmptyState>
    )
  return (
    <div className={styles.units}>
      {availability.available === 0 ? (
        <EmptyState title={text(messages.allReserved)} action={<AlertPart project={project} />}>
          {text(messages.allReservedText)}
        </EmptyState>
      ) : (
        <>
          <p className={styles.total}>{text(messages.available, { count: availability.available })}</p>
          <ByType availability={availability} />
        </>
      )}
      <Found project={project} />
    </div>
  )
}
