// The announcements as they stand, each as its readers see it in both languages.

import { type Audience, announcementState, audiences } from '@bawaba/contract/announcement-rules.ts'
import { formatDateTime, languages } from '@bawaba/language/index.ts'
import { Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { Announcement } from '../../modules/announcements/announcement.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import styles from './announcements.module.css'
import { audienceWords, stateLooks } from './audience.ts'
import { messages } from './messages.ts'
import { type StoredAnnouncement, seen, useInvalidateAnnouncements } from './use-changes.ts'
import { VideoSection } from './video-section.tsx'

const Facts = ({ stored }: { stored: StoredAnnouncement }) => {
  const text = useText()
  const language = useLanguage()
  const [now] = useState(serverNow)
  const look = stateLooks[announcementState(stored, now)]
  const { from, until, changedAt, changedBy } = stored
  const time = (at: string) => <time dateTime={at}>{formatDateTime(language, at)}</time>
  const name = <Name>{(language === 'en' && changedBy.englishName) || changedBy.name}</Name>
  return (
    <>
      <p className={styles.facts}>
        <Pill kind={look.pill}>{text(look.text)}</Pill>
        {from && (
          <span>
            <Words message={messages.fromTime} params={{ time: time(from) }} />
          </span>
        )}
        {until && (
          <span>
            <Words message={messages.untilTime} params={{ time: time(until) }} />
          </span>
        )}
      </p>
      <p className={styles.muted}>
        <Words message={messages.changedBy} params={{ time: time(changedAt), name }} />
      </p>
    </>
  )
}

const One = ({ stored }: { stored: StoredAnnouncement }) => {
  const text = useText()
  const client = useClient()
  const invalidate = useInvalidateAnnouncements()
  const [isDeleting, setDeleting] = useState(false)
  const { audience } = stored
  const remove = async () => {
    await client.call('DELETE announcements/:audience', {
      params: { audience },
      headers: seen(stored.revision),
    })
    announce({ id: 'announcements', kind: 'success', message: messages.deleted })
    await invalidate()
  }
  return (
    <>
      <Facts stored={stored} />
      <div className={styles.sides}>
        {languages.map(language => (
          <Announcement key={language} content={stored} language={language} />
        ))}
      </div>
      <div className={styles.acts}>
        <GoButton to="/managingtweetsandvideos/$audience" params={{ audience }} icon="edit">
          {text(messages.edit)}
        </GoButton>
        <Button variant="tertiary" icon="trash" onClick={() => setDeleting(true)}>
          {text(messages.delete)}
        </Button>
      </div>
      <Confirm
        isOpen={isDeleting}
        title={messages.confirmDelete}
        effect={messages.deleteEffect}
        action={messages.delete}
        isDanger
        run={remove}
        conflict={{ words: messages.conflict, onConflict: () => void invalidate() }}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}

const OfAudience = ({ audience, stored }: { audience: Audience; stored: StoredAnnouncement | undefined }) => {
  const text = useText()
  const { name, who, empty } = audienceWords[audience]
  const headingId = `announcement-${audience}`
  return (
    <section className={styles.one} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{text(name)}</h2>
        <p className={styles.muted}>{text(who)}</p>
      </div>
      {stored ? (
        <One stored={stored} />
      ) : (
        <EmptyState
          title={text(empty)}
          action={
            <GoButton to="/managingtweetsandvideos/$audience" params={{ audience }} icon="edit">
              {text(messages.write)}
            </GoButton>
          }
        />
      )}
    </section>
  )
}

export const AnnouncementsPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET announcements')
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['line', 'card', 'card']} />}
      {data &&
        audiences.map(audience => (
          <OfAudience
            key={audience}
            audience={audience}
            stored={data.find(one => one.audience === audience)}
          />
        ))}
      <VideoSection />
    </div>
  )
}
