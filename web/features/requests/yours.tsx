// What the first page shows of the person whose page it is, or whom one acts for: what waits for them, or their latest
// request, with what happens next and by when; their drafts; their favourite services. Nothing where there is nothing.

import { useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { FavouriteList } from '../../modules/catalogue/favourite-list.tsx'
import { DraftList } from '../../modules/drafts/draft-list.tsx'
import { messages } from './messages.ts'
import { RequestRow } from './request-row.tsx'
import { useGroup } from './use-group.tsx'
import styles from './yours.module.css'

/** How many requests it shows; the others are a press away. */
const most = 3

const own = { needsMe: messages.needsMe, latest: messages.latest, all: messages.allMine } as const
const theirs = { needsMe: messages.needsThem, latest: messages.theirLatest, all: messages.allTheirs } as const

const Requests = () => {
  const text = useText()
  const id = useId()
  const words = useSession().actingFor ? theirs : own
  const needsMe = useGroup('needsMe', {})
  const inProgress = useGroup('inProgress', {})
  const isMine = needsMe.rows.length > 0
  const rows = isMine ? needsMe.rows.slice(0, most) : inProgress.rows.slice(0, 1)
  if (!needsMe.list.data || rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{text(isMine ? words.needsMe : words.latest)}</h2>
        <Link to="/inbox">{text(words.all)}</Link>
      </div>
      <ul className={styles.rows}>
        {rows.map(row => (
          <RequestRow key={row.ID} row={row} isMine={isMine} hasNext />
        ))}
      </ul>
    </section>
  )
}

export const Yours = () => (
  <>
    <Requests />
    <DraftList className={styles.part} />
    <FavouriteList className={styles.part} />
  </>
)
