// The page on which a template is written, new or stored.

import { notificationKinds } from '@bawaba/contract/notification-kinds.ts'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import type { TemplateSearch } from './search.ts'
import { TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'
import { useServiceNames } from './use-service-names.tsx'
import { useTemplates } from './use-templates.ts'

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const text = useText()
  usePage({ title })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <Link to="/notificationTemplates" className={styles.back}>
        <Icon name="back" /> {text(messages.back)}
      </Link>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

export const NewTemplatePage = () => {
  const text = useText()
  const { kind }: TemplateSearch = useSearch({ strict: false })
  const { isLoaded } = useServiceNames()
  return (
    <Frame title={text(messages.add)}>
      {isLoaded ? (
        <TemplateForm kind={kind ?? notificationKinds[0] ?? 'statusChanged'} stored={undefined} />
      ) : (
        <Skeleton shapes={['line', 'card']} />
      )}
    </Frame>
  )
}

export const TemplatePage = () => {
  const text = useText()
  const { templateId } = useParams({ strict: false })
  const { templates, error, refetch } = useTemplates()
  const { isLoaded } = useServiceNames()
  const stored = templates?.find(({ id }) => id === templateId)
  return (
    <Frame title={text(messages.title)}>
      {error && !templates && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {templates && !stored && <Notice kind="error">{text(messages.gone)}</Notice>}
      {stored && isLoaded && <TemplateForm key={stored.id} kind={stored.kind} stored={stored} />}
      {!error && !(templates && isLoaded) && <Skeleton shapes={['line', 'card']} />}
    </Frame>
  )
}
