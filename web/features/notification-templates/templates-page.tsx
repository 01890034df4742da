// The kinds of notifications by topic, each with its templates, or the standard words where there is none.

import { kindRowOf, type NotificationKind, notificationKinds } from '@bawaba/contract/notification-kinds.ts'
import { topicRows, topics } from '@bawaba/contract/notification-topics.ts'
import { languages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useState } from 'react'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import type { Acting } from './acts.ts'
import { ConfirmAct } from './confirm-act.tsx'
import { messages } from './messages.ts'
import { TemplateCard } from './template-card.tsx'
import styles from './templates.module.css'
import { type Template, useTemplates } from './use-templates.ts'

type KindProps = {
  kind: NotificationKind
  templates: readonly Template[]
  onAct: (acting: Acting) => void
}

const Standard = ({ kind }: { kind: NotificationKind }) => {
  const text = useText()
  return (
    <div className={styles.card}>
      <p className={styles.facts}>
        <Pill kind="draft">{text(messages.standard)}</Pill>
      </p>
      <div className={styles.sides}>
        {languages.map(language => (
          <p key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.words}>
            {kindRowOf(kind).text[language]}
          </p>
        ))}
      </div>
    </div>
  )
}

const Kind = ({ kind, templates, onAct }: KindProps) => {
  const text = useText()
  const { label } = kindRowOf(kind)
  return (
    <article className={styles.kind} aria-labelledby={`kind-${kind}`}>
      <div className={styles.head}>
        <h3 id={`kind-${kind}`}>{text(label)}</h3>
        <GoButton
          to="/notificationTemplates/add"
          search={{ kind }}
          small
          icon="plus"
          aria-label={text(messages.addFor, { kind: text(label) })}
        >
          {text(messages.add)}
        </GoButton>
      </div>
      {templates.length === 0 && <Standard kind={kind} />}
      {templates.map(template => (
        <TemplateCard key={template.id} template={template} onAct={onAct} />
      ))}
    </article>
  )
}

export const TemplatesPage = () => {
  const text = useText()
  const { templates, error, refetch } = useTemplates()
  const [acting, setActing] = useState<Acting>()
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.explain)}</p>
      {error && !templates && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!templates && !error && <Skeleton shapes={['title', 'card', 'card']} />}
      {templates &&
        topics.map(topic => (
          <section key={topic} className={styles.topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{text(topicRows[topic].label)}</h2>
            {notificationKinds
              .filter(kind => kindRowOf(kind).topic === topic)
              .map(kind => (
                <Kind
                  key={kind}
                  kind={kind}
                  templates={templates.filter(one => one.kind === kind)}
                  onAct={setActing}
                />
              ))}
          </section>
        ))}
      <ConfirmAct acting={acting} onClose={() => setActing(undefined)} />
    </div>
  )
}
