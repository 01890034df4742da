// What one wants to be notified of, topic by topic, and when not. What cannot be switched off says why.

import {
  isFixed,
  lockOf,
  type NotificationChannel,
  notificationChannels,
  standardChoiceOf,
  type Topic,
  topicRows,
} from '@bawaba/contract/notification-topics.ts'
import { listSeparator } from '@bawaba/language/index.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { type BoundText, useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import type { Answer } from '../../client/client.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { checkboxes } from '../../forms/controls/checkboxes.tsx'
import { timeOfDay } from '../../forms/controls/time-of-day.tsx'
import type { PageField } from '../../forms/fields.ts'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import styles from './notifications.module.css'
import { ownZone, zoneName } from './zone.ts'

type Stored = Answer<'GET Notifications/preferences'>

const freeOf = (topic: Topic): NotificationChannel[] =>
  notificationChannels.filter(channel => !isFixed(topic, channel))

const topicField = (
  text: BoundText,
  choice: Stored['topics'][number],
): PageField<readonly string[], readonly string[]> => ({
  label: text(lockOf(choice.topic) ? messages.besides : topicRows[choice.topic].label),
  ...(lockOf(choice.topic) ? {} : { hint: text(topicRows[choice.topic].hint) }),
  initial: freeOf(choice.topic).filter(channel => choice[channel]),
  control: checkboxes(freeOf(choice.topic).map(value => ({ value, label: text(messages[value]) }))),
})

const Locked = ({ topic }: { topic: Topic }) => {
  const text = useText()
  const language = useLanguage()
  const channels = notificationChannels
    .filter(channel => isFixed(topic, channel) && standardChoiceOf(topic)[channel])
    .map(channel => text(messages[channel]))
    .join(listSeparator[language])
  return (
    <>
      <h2 className={styles.lockTitle}>{text(topicRows[topic].label)}</h2>
      <p className={styles.muted}>{text(topicRows[topic].hint)}</p>
      <p className={styles.lock}>
        <Icon name="lock" />
        <span>
          {text(messages.always, { channels })}. {text(lockOf(topic) ?? messages.title)}
        </span>
      </p>
    </>
  )
}

const Form = ({ stored, reload }: { stored: Stored; reload: () => void }) => {
  const text = useText()
  const client = useClient()
  const language = useLanguage()
  const zone = ownZone(stored.zone)
  const fields = {
    isOwnZone: {
      label: text(messages.ownZone, { zone: zone === null ? '' : zoneName(language, zone) }),
      initial: stored.zone !== null,
      control: checkbox(),
    },
    quietOn: { label: text(messages.quietOn), initial: stored.quiet !== null, control: checkbox() },
    from: {
      label: text(messages.from),
      initial: stored.quiet?.from ?? '22:00',
      required: text(messages.noTime),
      control: timeOfDay(),
    },
    until: {
      label: text(messages.until),
      initial: stored.quiet?.until ?? '07:00',
      required: text(messages.noTime),
      control: timeOfDay(),
    },
  }
  const topicFields = Object.fromEntries(
    stored.topics.map(choice => [choice.topic, topicField(text, choice)]),
  ) as Record<Topic, PageField<readonly string[], readonly string[]>>
  const form = usePageForm({
    fields: { ...topicFields, ...fields },
    revision: stored.revision,
    follows: ['quietOn'],
    hidden: ({ quietOn }) => (quietOn ? [] : ['from', 'until']),
    check: ({ quietOn, from, until }) =>
      quietOn && from === until ? { until: text(messages.sameTime) } : {},
    send: (values, { revision = 0 }) =>
      client.call('PUT Notifications/preferences', {
        body: {
          topics: stored.topics.map(({ topic }) => {
            const isOn = (channel: NotificationChannel) =>
              isFixed(topic, channel) ? standardChoiceOf(topic)[channel] : values[topic].includes(channel)
            return { topic, inApp: isOn('inApp'), sms: isOn('sms'), email: isOn('email') }
          }),
          quiet: values.quietOn ? { from: values.from, until: values.until } : null,
          zone: values.isOwnZone ? zone : null,
        },
        ...(revision > 0 ? { headers: { 'if-match': `"${revision}"` } } : {}),
      }),
    onConflict: () => {
      reload()
      return text(messages.conflict)
    },
    failed: text(messages.saveFailed),
    onSent: () => {
      announce({ id: 'notification-preferences', kind: 'success', message: messages.saved })
      reload()
    },
  })
  return (
    <PageForm form={form} className={styles.form} action={text(messages.save)}>
      <div className={styles.topics}>
        {stored.topics.map(({ topic }) => (
          <div key={topic} className={styles.topic}>
            {lockOf(topic) && <Locked topic={topic} />}
            {freeOf(topic).length > 0 && <FormField form={form} name={topic} />}
          </div>
        ))}
        <section className={styles.topic} aria-labelledby="quiet-hours">
          <h2 id="quiet-hours" className={styles.lockTitle}>
            {text(messages.quiet)}
          </h2>
          <p className={styles.muted}>{text(messages.quietHint)}</p>
          {zone !== null && <FormField form={form} name="isOwnZone" />}
          <FormField form={form} name="quietOn" />
          {form.values.quietOn && (
            <div className={styles.hours}>
              <FormField form={form} name="from" />
              <FormField form={form} name="until" />
            </div>
          )}
        </section>
      </div>
    </PageForm>
  )
}

export const Preferences = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET Notifications/preferences')
  if (error) return <ReadFailure what={messages.preferences} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  return (
    <>
      <p>{text(messages.intro)}</p>
      {!data.reach.sms && <Notice quiet>{text(messages.noMobile)}</Notice>}
      {!data.reach.email && <Notice quiet>{text(messages.noEmail)}</Notice>}
      <Form key={data.revision} stored={data} reload={() => void refetch()} />
    </>
  )
}
