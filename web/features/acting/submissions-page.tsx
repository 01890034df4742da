// What I filed for others. To open one again its person gives a new code.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Name, Reference } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { CompanyLine } from '../../modules/requests/company.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import styles from './acting.module.css'
import { messages } from './messages.ts'
import { usePages } from './use-pages.tsx'

export const SubmissionsPage = () => {
  const text = useText()
  const language = useLanguage()
  const { rows, earlier, failure } = usePages('GET actings/requests')
  usePage({ title: text(messages.submissionsTitle) })
  if (!rows && !failure) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.list}>
        <h1>{text(messages.submissionsTitle)}</h1>
        {rows?.length === 0 && <EmptyState title={text(messages.noSubmissions)} />}
        <ul className={styles.list}>
          {rows?.map(({ ID, serviceLabel, owner, company, createdAt }) => (
            <li key={ID} className={styles.item}>
              <h2>{text(serviceLabel)}</h2>
              <DefinitionList>
                <Definition term={text(messages.number)}>
                  <Reference>{ID}</Reference>
                </Definition>
                <Definition term={text(messages.person)}>
                  <Name>{(language === 'en' && owner.englishName) || owner.name}</Name>
                </Definition>
                {company && (
                  <Definition term={text(messages.company)}>
                    <CompanyLine company={company} />
                  </Definition>
                )}
                <Definition term={text(messages.at)}>{formatDateTime(language, createdAt)}</Definition>
              </DefinitionList>
            </li>
          ))}
        </ul>
        {earlier}
        {failure}
      </div>
    </div>
  )
}
