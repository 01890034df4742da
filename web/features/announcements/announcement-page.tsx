// The page on which the announcement of one audience is written.

import { audiences } from '@bawaba/contract/announcement-rules.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCallWhen } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { AnnouncementForm } from './announcement-form.tsx'
import styles from './announcements.module.css'
import { audienceWords } from './audience.ts'
import { messages } from './messages.ts'

export const AnnouncementPage = () => {
  const text = useText()
  const params: { audience?: string } = useParams({ strict: false })
  const audience = audiences.find(one => one === params.audience)
  if (!audience) throw notFound()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET announcements')
  const { name, who } = audienceWords[audience]
  const title = `${text(messages.title)}: ${text(name)}`
  usePage({ title })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/managingtweetsandvideos">
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.muted}>{text(who)}</p>
      </div>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['line', 'card']} />}
      {data && (
        <AnnouncementForm
          key={audience}
          // The button that was pressed is gone with what was typed.
          onDiscard={() => heading.current?.focus()}
          audience={audience}
          stored={data.find(one => one.audience === audience)}
        />
      )}
    </div>
  )
}
