// One's own profile and its model, and the way to change it: whatever is saved is shown everywhere at once.

import type { Profile } from '@bawaba/contract/entities/profile.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer, Input } from '../../client/client.ts'
import { useCall, useCallWhen, useClient, useSession } from '../../client/hooks.tsx'
import { callQuery, showAnswer } from '../../client/queries.ts'
import { modelOf } from '../../modules/account/model-filters.ts'
import { type OpenModel, openModel } from '../../modules/account/user-model.ts'
import { forgetLists } from '../../modules/requests/queries.ts'

type Own = { params: Input<'GET :slug/:id'>[0]['params'] }

/** The address of one's own profile. */
const useOwn = (): Own => {
  const { userSlug, userId } = useSession()
  return useMemo(() => ({ params: { slug: userSlug, id: userId } }) as unknown as Own, [userSlug, userId])
}

export type OpenProfile = { profile: Profile; model: OpenModel }

export const useProfile = () => {
  const own = useOwn()
  const { userSlug = '' } = useSession()
  const profile = useCallWhen({ fresh: 'untilChanged' }, 'GET :slug/:id', own)
  const model = useCall('GET dynamic_users/findOne', { query: modelOf(userSlug) })
  const opened = useMemo(() => model.data && openModel(model.data), [model.data])
  const data: OpenProfile | undefined =
    profile.data && opened ? { profile: profile.data, model: opened } : undefined
  const reload = () => void Promise.all([profile.refetch(), model.refetch()])
  return { data, hasFailed: profile.isError || model.isError, reload }
}

/** Shows what is known now: here, in the menu, in every list that names the person. */
const useShow = () => {
  const client = useClient()
  const queries = useQueryClient()
  const own = useOwn()
  return async (profile: Answer<'GET :slug/:id'>) => {
    await showAnswer(queries, callQuery(client, 'GET :slug/:id', own).queryKey, { ...profile, pending: [] })
    const { data: _, documents: __, pending: ___, proposed: ____, ...known } = profile
    const { status: _____, emailVerified: ______, ...person } = known
    client.stored.set('user', JSON.stringify(person))
  }
}

/** Saves answers of the profile; gives what waits for a code or a link. */
export const useChange = () => {
  const client = useClient()
  const own = useOwn()
  const show = useShow()
  const queries = useQueryClient()
  return async (data: Answers): Promise<Profile['pending']> => {
    const profile = await client.call('PATCH :slug/:id', { ...own, body: { data } })
    await show(profile)
    // What lists are narrowed to decides on every list and count.
    if ('selectedLabels' in data) forgetLists(queries)
    return profile.pending
  }
}

/** Reads the profile anew. */
export const useRefresh = () => {
  const client = useClient()
  const own = useOwn()
  const show = useShow()
  return async () => show(await client.call('GET :slug/:id', own))
}

export const useResendLink = () => {
  const client = useClient()
  const own = useOwn()
  return () => client.call('GET :slug/verifyUserEmail/:id', own)
}
