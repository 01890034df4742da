// The content of one kind as it stands, each item with what can be done to it.

import { contentKindNames, contentState, kindRow } from '@bawaba/contract/content-rules.ts'
import { formatDateTime, type Message } from '@bawaba/language/index.ts'
import { Bdi, Name } from '@bawaba/ui/bidi.tsx'
import { IconButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { GoButton, GoTab } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { IssueFacts } from './issue-facts.tsx'
import { kindWords, stateLooks } from './kinds.ts'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'
import {
  everything,
  type Item,
  orderOf,
  seen,
  useInvalidateContent,
  useIssue,
  useKind,
} from './use-content.ts'

type Act = 'switch' | 'delete'
type Question = Record<'title' | 'effect' | 'action' | 'done', Message>

const switching = (isOn: boolean): Question =>
  isOn
    ? {
        title: messages.confirmDeactivate,
        effect: messages.deactivateEffect,
        action: messages.deactivate,
        done: messages.deactivated,
      }
    : {
        title: messages.confirmActivate,
        effect: messages.effectShown,
        action: messages.activate,
        done: messages.activated,
      }
const deleting = (isBrought: boolean): Question =>
  isBrought
    ? {
        title: messages.confirmRestore,
        effect: messages.restoreEffect,
        action: messages.restore,
        done: messages.deleted,
      }
    : {
        title: messages.confirmDelete,
        effect: messages.deleteEffect,
        action: messages.delete,
        done: messages.deleted,
      }

const Facts = ({ item }: { item: Item }) => {
  const text = useText()
  const language = useLanguage()
  const [now] = useState(serverNow)
  const { active = true, from, until, revision, changedAt, changedBy } = item
  const look =
    stateLooks[contentState({ active, ...(from ? { from } : {}), ...(until ? { until } : {}) }, now)]
  const time = (at: string) => <time dateTime={at}>{formatDateTime(language, at)}</time>
  return (
    <>
      <p className={styles.facts}>
        <Pill kind={look.pill}>{text(look.text)}</Pill>
        {revision === 0 && <span className={styles.muted}>{text(messages.original)}</span>}
        {from && (
          <span className={styles.muted}>
            <Words message={messages.fromTime} params={{ time: time(from) }} />
          </span>
        )}
        {until && (
          <span className={styles.muted}>
            <Words message={messages.untilTime} params={{ time: time(until) }} />
          </span>
        )}
      </p>
      {changedBy && (
        <p className={styles.muted}>
          <Words
            message={messages.changedBy}
            params={{
              time: time(changedAt),
              name: <Name>{(language === 'en' && changedBy.englishName) || changedBy.name}</Name>,
            }}
          />
        </p>
      )}
    </>
  )
}

const One = ({ item }: { item: Item }) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidateContent()
  const [act, setAct] = useState<Act>()
  const { kind, slug, isBrought, active = true, revision = 0 } = item
  const title = text(item.title)
  const other = language === 'ar' ? 'en' : 'ar'
  const params = { kind, name: slug }
  const { isMailed } = kindRow(kind)
  const { data: isKnown, issue } = useIssue(kind, slug)
  const question = act === 'delete' ? deleting(isBrought) : switching(active)
  const run = async () => {
    const call = { params, headers: seen(revision) }
    if (act === 'delete') await client.call('DELETE content/:kind/:name', call)
    else
      await client.call('PUT content/:kind/:name', { ...call, body: { ...orderOf(item), active: !active } })
    announce({ id: 'content', kind: 'success', message: question.done as { ar: string; en: string } })
    await invalidate()
  }
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h2>
          <Bdi>{title}</Bdi>
        </h2>
        <p className={styles.muted} lang={other}>
          <Bdi>{item.title[other]}</Bdi>
        </p>
        {!isMailed && <Facts item={item} />}
        {isKnown && <IssueFacts issue={issue} />}
      </div>
      <div className={styles.acts}>
        <IconButton
          icon="edit"
          label={text(messages.editOf, { title })}
          onClick={() => void navigate({ to: '/content/$kind/$name', params })}
        />
        {!isMailed && (
          <IconButton
            icon={active ? 'pause' : 'play'}
            label={text(active ? messages.deactivateOf : messages.activateOf, { title })}
            onClick={() => setAct('switch')}
          />
        )}
        {/* What was sent, or is to be, stays. */}
        {revision > 0 && !issue && (
          <IconButton
            icon={isBrought ? 'refresh' : 'trash'}
            label={text(isBrought ? messages.restoreOf : messages.deleteOf, { title })}
            onClick={() => setAct('delete')}
          />
        )}
      </div>
      <Confirm
        isOpen={act !== undefined}
        title={question.title}
        about={<Bdi>{title}</Bdi>}
        effect={question.effect}
        action={question.action}
        isDanger={act === 'delete'}
        run={run}
        conflict={{ words: messages.conflict, onConflict: () => void invalidate() }}
        onClose={() => setAct(undefined)}
      />
    </li>
  )
}

export const ListPage = () => {
  const text = useText()
  const kind = useKind()
  const { data, error, refetch } = useCall('GET content/:kind', everything(kind))
  const { name, who } = kindWords[kind]
  usePage({ title: `${text(messages.title)}: ${text(name)}` })
  const mayAdd = kindRow(kind).slugs === undefined
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <Tabs label={text(messages.kinds)}>
        {contentKindNames.map(one => (
          <li key={one}>
            <GoTab to="/content/$kind" params={{ kind: one }}>
              {text(kindWords[one].name)}
            </GoTab>
          </li>
        ))}
      </Tabs>
      <div className={styles.head}>
        <p>{text(who)}</p>
        {mayAdd && (
          <GoButton to="/content/$kind/add" params={{ kind }} variant="primary" icon="plus">
            {text(messages.add)}
          </GoButton>
        )}
      </div>
      {error && <ReadFailure what={name} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['line', 'line', 'line', 'line']} />}
      {data?.length === 0 && <EmptyState title={text(messages.none)} />}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(item => (
            <One key={item.slug} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}
