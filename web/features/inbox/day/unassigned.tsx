// The requests that nobody works on, those due first: each is taken by one press, and given back by another.

import { t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { useClient, useSession } from '../../../client/hooks.tsx'
import { serverTimeOf } from '../../../client/server-clock.ts'
import { useRead } from '../../../client/use-read.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { type InboxSearch, toInbox } from '../address.ts'
import { OpenLink } from '../inbox-links.tsx'
import { pageQuery } from '../list/list-query.ts'
import { Due, RequestNumber } from '../list/row-parts.tsx'
import { useRefresh } from '../list/use-inbox.tsx'
import { useServiceName } from '../use-services.tsx'
import styles from './workload.module.css'
import { workloadMessages as words } from './workload-messages.ts'

const listed = 5
const search: InboxSearch = { view: 'unassigned' }
type Named = { ID: string; serviceSlug: string; revision: number }

export const Unassigned = () => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const queries = useQueryClient()
  const { userId: me = '' } = useSession()
  const serviceName = useServiceName()
  const refresh = useRefresh()
  const [assigned, setAssigned] = useState<Named>()
  const { data, dataUpdatedAt } = useRead({ ...pageQuery({ client, queries, me }, search), fresh: 'always' })
  const act = useSingleMutation({
    mutationFn: async ({ request, isBack }: { request: Named; isBack: boolean }) => {
      const { serviceSlug, ID, revision } = request
      const input = {
        params: { service: serviceSlug, id: ID },
        body: {},
        headers: { 'If-Match': `"${revision}"` },
      }
      const changed = await (isBack
        ? client.call('POST :service/:id/unassign', input)
        : client.call('POST :service/:id/assign', input))
      setAssigned(isBack ? undefined : changed)
    },
    onSettled: () => {
      refresh()
      void queries.invalidateQueries({ queryKey: ['GET dynamic_services/workload'] })
    },
  })
  if (!data || (data.rows.length === 0 && !assigned)) return null
  return (
    <section aria-labelledby="unassigned">
      <h3 id="unassigned">{text(words.longest)}</h3>
      {assigned && (
        <Undo
          onUndo={() => act.mutate({ request: assigned, isBack: true })}
          onExpire={() => setAssigned(undefined)}
        >
          {t(language, words.assigned, { number: assigned.ID })}
        </Undo>
      )}
      {act.error && (
        <Notice kind="error">{isCallError(act.error) ? act.error.message : text(words.notAssigned)}</Notice>
      )}
      <ul className={styles.list}>
        {data.rows.slice(0, listed).map(row => (
          <li key={row.id}>
            <OpenLink ID={row.ID} search={search}>
              <RequestNumber ID={row.ID} />
            </OpenLink>
            <span className={styles.service}>{serviceName(row.serviceSlug)}</span>
            <Due dueAt={row.dueAt} lateSince={row.lateSince} now={serverTimeOf(dataUpdatedAt)} />
            <Button
              small
              icon="assign"
              busy={act.isPending && act.variables.request.ID === row.ID}
              aria-label={t(language, words.assignNumber, { number: row.ID })}
              onClick={() => act.mutate({ request: row, isBack: false })}
            >
              {text(words.assignToMe)}
            </Button>
          </li>
        ))}
      </ul>
      <Link {...toInbox(search)}>{text(words.every)}</Link>
    </section>
  )
}
