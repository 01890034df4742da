// The page on which the guiding video is set, changed, switched off, or removed by emptying it.

import type { TaskVideo } from '@bawaba/contract/entities/announcement.ts'
import { languages } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { guidingVideoQuery } from '../../modules/announcements/video-query.ts'
import { ConfirmForm } from '../../modules/dialogs/confirm-form.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import styles from './announcements.module.css'
import { messages } from './messages.ts'
import { videoErrors, videoFields, videoIn, videoNamesIn } from './video-fields.ts'
import { storedVideoQuery } from './video-query.ts'

const VideoForm = ({ stored }: { stored: TaskVideo }) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = usePageForm({
    fields: videoFields(text, stored),
    follows: ['title-ar', 'title-en', 'description-ar', 'description-en', 'url', 'active'],
    check: values => videoErrors(text, values),
    confirms: true,
    send: async values => {
      const guidingVideo = videoIn(values, stored.revision)
      await client.call('POST tasks/runTasks', {
        body: { taskIds: ['setAnnouncementAndGuidingVideo'], data: { guidingVideo } },
      })
      return guidingVideo
    },
    onConflict: () => {
      void queries.invalidateQueries({ queryKey: storedVideoQuery(client).queryKey })
      return text(messages.conflict)
    },
    onSent: async ({ url }) => {
      announce({ id: 'video', kind: 'success', message: url ? messages.videoSaved : messages.videoCleared })
      await queries.invalidateQueries({ queryKey: storedVideoQuery(client).queryKey, refetchType: 'all' })
      queries.removeQueries({ queryKey: guidingVideoQuery(client).queryKey })
      await navigate({ to: '/managingtweetsandvideos' })
    },
  })
  const { url, disabled } = videoIn(form.values, undefined)
  return (
    <>
      <PageForm form={form} className={styles.form} action={text(messages.saveVideo)}>
        <div className={styles.sides}>
          {languages.map(language => (
            <fieldset key={language} className={styles.side}>
              <legend>{text(language === 'ar' ? messages.inArabic : messages.inEnglish)}</legend>
              {videoNamesIn(language).map(name => (
                <FormField key={name} form={form} name={name} />
              ))}
            </fieldset>
          ))}
        </div>
        <FormField form={form} name="url" />
        <FormField form={form} name="language" />
        <FormField form={form} name="active" />
      </PageForm>
      <ConfirmForm
        form={form}
        title={url ? messages.confirmVideo : messages.confirmClear}
        effect={url ? (disabled ? messages.videoOffEffect : messages.videoEffect) : messages.clearEffect}
        action={messages.saveVideo}
      />
    </>
  )
}

export const VideoPage = () => {
  const text = useText()
  const { data, error, refetch } = useRead({ ...storedVideoQuery(useClient()), fresh: 'untilChanged' })
  usePage({ title: text(messages.video) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/managingtweetsandvideos">
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <div>
        <h1>{text(messages.video)}</h1>
        <p className={styles.muted}>{text(messages.videoWho)}</p>
      </div>
      {error && <ReadFailure what={messages.video} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['line', 'card']} />}
      {data && <VideoForm key={data.revision} stored={data} />}
    </div>
  )
}
