// The home page of somebody who is signed in begins with what is theirs: what waits for them, with what to do, their next
// date, drafts and recent changes. The banner is a strip below.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useClient } from '../../../client/hooks.tsx'
import { useLiveRefresh } from '../../../client/use-live.tsx'
import { useRead } from '../../../client/use-read.tsx'
import { FavouriteList } from '../../../modules/catalogue/favourite-list.tsx'
import { useApp, usePortal } from '../../../shell/context.tsx'
import { usePage } from '../../../shell/page.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { mainPart } from '../first-page.ts'
import { Changes, Drafts, NextDate } from './facts.tsx'
import { homeQuery } from './home-query.ts'
import { messages } from './messages.ts'
import styles from './own-home.module.css'
import { WaitingRequests } from './waiting.tsx'

export const OwnHome = () => {
  const text = useText()
  const language = useLanguage()
  const { firstPage = [] } = useApp()
  const { data: home, error, refetch } = useRead({ ...homeQuery(useClient()), fresh: 'untilChanged' })
  useLiveRefresh(
    ({ kind }) => kind === 'request',
    () => void refetch(),
  )
  usePage({ title: text(messages.title) })
  const Strip = mainPart(firstPage, usePortal())?.Strip
  const name = home && ((language === 'en' && home.person.englishName) || home.person.name)
  return (
    <div className={styles.own} data-own="">
      <h1>{name ? text(messages.hello, { name }) : text(messages.title)}</h1>
      {home ? (
        <div className={styles.parts}>
          <WaitingRequests home={home} />
          <div className={styles.facts}>
            <NextDate home={home} />
            <Drafts />
            <Changes />
          </div>
        </div>
      ) : error ? (
        <ReadFailure what={messages.waiting} error={error} onAgain={refetch} />
      ) : (
        <Skeleton shapes={['card', 'card']} />
      )}
      {Strip && <Strip />}
      <FavouriteList className={styles.favourites} />
    </div>
  )
}
