// The guiding video among the announcements: as it stands in both languages, and the way to change it.

import { languages, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { GuidingVideo } from '../../modules/announcements/guiding-video.tsx'
import { guidingVideoQuery } from '../../modules/announcements/video-query.ts'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { GoButton } from '../../shell/links.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './announcements.module.css'
import { stateLooks } from './audience.ts'
import { messages } from './messages.ts'
import { storedVideoQuery } from './video-query.ts'

export const VideoSection = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const { data, error, refetch } = useRead({ ...storedVideoQuery(client), fresh: 'untilChanged' })
  const [isDeleting, setDeleting] = useState(false)
  const remove = async () => {
    const revision = data?.revision
    await client.call('POST tasks/runTasks', {
      body: {
        taskIds: ['setAnnouncementAndGuidingVideo'],
        data: { guidingVideo: revision === undefined ? {} : { revision } },
      },
    })
    announce({ id: 'video', kind: 'success', message: messages.videoCleared })
    queries.removeQueries({ queryKey: guidingVideoQuery(client).queryKey })
    await refetch()
  }
  const look = stateLooks[data?.disabled ? 'off' : 'shown']
  const change = (words: Text) => (
    <GoButton to="/managingtweetsandvideos/video" icon="edit">
      {text(words)}
    </GoButton>
  )
  return (
    <section className={styles.one} aria-labelledby="guiding-video">
      <div>
        <h2 id="guiding-video">{text(messages.video)}</h2>
        <p className={styles.muted}>{text(messages.videoWho)}</p>
      </div>
      {error && <ReadFailure what={messages.video} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card']} />}
      {data && !data.url && <EmptyState title={text(messages.noVideo)} action={change(messages.addVideo)} />}
      {data?.url && (
        <>
          <p className={styles.facts}>
            <Pill kind={look.pill}>{text(look.text)}</Pill>
          </p>
          <div className={styles.sides}>
            {languages.map(language => (
              <GuidingVideo key={language} video={data} language={language} />
            ))}
          </div>
          <div className={styles.acts}>
            {change(messages.edit)}
            <Button variant="tertiary" icon="trash" onClick={() => setDeleting(true)}>
              {text(messages.deleteVideo)}
            </Button>
          </div>
          <Confirm
            isOpen={isDeleting}
            title={messages.confirmClear}
            effect={messages.clearEffect}
            action={messages.deleteVideo}
            isDanger
            run={remove}
            conflict={{ words: messages.conflict, onConflict: () => void refetch() }}
            onClose={() => setDeleting(false)}
          />
        </>
      )}
    </section>
  )
}
