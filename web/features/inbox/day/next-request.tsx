// The first page of a case worker begins with one sentence and one button: how much waits, and the way into the next of it.

import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isCallError } from '../../../client/call-error.ts'
import { useClient, useSession } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { toInbox } from '../address.ts'
import { type InboxRow, pageQuery } from '../list/list-query.ts'
import { useRefresh } from '../list/use-inbox.tsx'
import { useCounts } from '../views/counts.tsx'
import { countOf } from '../views/views.ts'
import styles from './day-page.module.css'
import { nextMessages as messages } from './next-messages.ts'
import { byDue, type NextView, nextViewOf } from './next-view.ts'

/** Refusals after which the request after it is tried: a colleague was first, or it is a request of their own. */
const skipped: ReadonlySet<string> = new Set([
  'CONFLICT',
  'NOT_FOUND',
  'OWN_REQUEST',
  'TRANSITION_NOT_ALLOWED',
])

const useTakeNext = (view: NextView | undefined) => {
  const client = useClient()
  const queries = useQueryClient()
  const router = useRouter()
  const refresh = useRefresh()
  const { userId: me = '' } = useSession()
  /** Whether the request is the caller's now. */
  const assign = async ({ serviceSlug, ID, revision, assignee }: InboxRow): Promise<boolean> => {
    if (assignee) return true
    try {
      const input = {
        params: { service: serviceSlug, id: ID },
        body: {},
        headers: { 'If-Match': `"${revision}"` },
      }
      await client.call('POST :service/:id/assign', input)
      return true
    } catch (error) {
      if (isCallError(error) && skipped.has(error.code)) return false
      throw error
    }
  }
  return useSingleMutation({
    mutationFn: async () => {
      if (view === undefined) return
      // Requests of colleagues are left out by the server: pages full of them do not hide what is free.
      const pages = await Promise.all(
        [me, 'none'].map(assignee =>
          queries.fetchQuery({ ...pageQuery({ client, queries, me }, { view, assignee }), staleTime: 0 }),
        ),
      )
      for (const row of byDue(...pages.map(({ rows }) => rows))) {
        if (!(await assign(row))) continue
        refresh()
        // What was unassigned is in the list of one's own now.
        await router.navigate(toInbox({ view: view === 'late' ? 'late' : 'mine', request: row.ID }))
        return
      }
      await router.navigate(toInbox({ view }))
    },
  })
}

export const NextRequest = () => {
  const text = useText()
  const { data } = useCounts()
  const view = data && nextViewOf(data.views)
  const take = useTakeNext(view)
  // The figures below say that they are loading, or that they could not be.
  if (!data) return <p className={styles.lead} />
  return (
    <>
      <p className={styles.lead}>
        <span className={classes(view === 'late' && styles.urgent)}>
          {view ? text(messages[view], { count: countOf(data.views, view) ?? 0 }) : text(messages.done)}
        </span>
        {view && (
          <Button
            variant="primary"
            iconAfter="arrow"
            busy={take.isPending}
            onClick={() => take.mutate(undefined)}
          >
            {text(messages.take)}
          </Button>
        )}
      </p>
      {take.error && <Notice kind="error">{text(messages.failed)}</Notice>}
    </>
  )
}
