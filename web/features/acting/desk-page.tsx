// The first page of whoever acts for others: for whom, and once that is known, what may be done for them.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useSession } from '../../client/hooks.tsx'
import type { ActingFor } from '../../client/session.ts'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import styles from './acting.module.css'
import { Choose } from './choose.tsx'
import { Latest } from './latest.tsx'
import { messages } from './messages.ts'
import { ProveIdentity } from './prove-identity.tsx'

export const DeskPage = () => {
  const { actingFor } = useSession()
  return (
    <div className={shell.page}>
      <div className={styles.page}>{actingFor ? <Desk person={actingFor} /> : <Choose />}</div>
      {!actingFor && <Latest />}
    </div>
  )
}

const Desk = ({ person }: { person: ActingFor }) => {
  const text = useText()
  const language = useLanguage()
  const name = (language === 'en' && person.englishName) || person.name
  const { Yours, mode } = useApp()
  usePage({ title: text(messages.deskTitle, { name }) })
  return (
    <>
      <h1>
        <Words message={messages.deskTitle} params={{ name: <bdi translate="no">{name}</bdi> }} />
      </h1>
      <p>{text(messages.deskText)}</p>
      <p className={styles.actions}>
        <GoButton to="/services" variant="primary">
          {text(messages.file)}
        </GoButton>
        <GoButton to="/inbox">{text(messages.requests)}</GoButton>
      </p>
      {mode === 'EMPLOYEE' && <ProveIdentity />}
      {Yours && <Yours />}
    </>
  )
}
