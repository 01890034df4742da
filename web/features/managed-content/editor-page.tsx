// The pages on which an item of content is added or changed, with its history below.

import { kindRow } from '@bawaba/contract/content-rules.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { isMissing } from '../../client/call-error.ts'
import { useCall } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { Editor } from './editor.tsx'
import { History } from './history.tsx'
import { kindWords } from './kinds.ts'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import { Sending } from './sending.tsx'
import { useIssue, useKind } from './use-content.ts'

const Frame = ({ title, children }: { title: string; children: (focus: () => void) => ReactNode }) => {
  const text = useText()
  const kind = useKind()
  const heading = useRef<HTMLHeadingElement>(null)
  usePage({ title })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/content/$kind" params={{ kind }}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children(() => heading.current?.focus())}
    </div>
  )
}

export const AddPage = () => {
  const text = useText()
  const kind = useKind()
  return (
    <Frame title={text(messages.addTitle, { kind: text(kindWords[kind].name) })}>
      {focus => <Editor key={kind} kind={kind} stored={undefined} onDiscard={focus} />}
    </Frame>
  )
}

export const EditPage = () => {
  const text = useText()
  const kind = useKind()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const { data, error, refetch } = useCall('GET content/:kind/:name', { params: { kind, name } })
  // What was ordered to be mailed is read, and no longer changed.
  const { issue } = useIssue(kind, name)
  if (isMissing(error)) throw notFound()
  const title = text(data?.title ?? kindWords[kind].name)
  return (
    <Frame title={issue ? title : text(messages.editTitle, { title })}>
      {focus => (
        <>
          {error && <ReadFailure what={kindWords[kind].name} error={error} onAgain={refetch} />}
          {!data && !error && <Skeleton shapes={['line', 'card']} />}
          {data && kindRow(kind).isMailed && <Sending item={data} />}
          {data && issue && <Preview written={data} />}
          {data && !issue && <Editor key={`${kind} ${name}`} kind={kind} stored={data} onDiscard={focus} />}
          <History kind={kind} name={name} />
        </>
      )}
    </Frame>
  )
}
