// Who acted for whom, one after the other: the other person, from when to when, why, and what was filed.

import type { ActingRow } from '@bawaba/contract/entities/acting.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Bdi, Name, Reference } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { CompanyLine } from '../../modules/requests/company.tsx'
import styles from './acting.module.css'
import { messages } from './messages.ts'

const kindOf = (userSlug: string) =>
  userSlug === 'agent' ? messages.agent : userSlug === 'citizen' ? undefined : messages.employee

export const ActingList = ({ rows }: { rows: readonly ActingRow[] }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {rows.map(({ id, person, userSlug, company, reason, beganAt, endedAt, filed }) => {
        const kind = kindOf(userSlug)
        return (
          <li key={id} className={styles.item}>
            <h2>
              <Name>{(language === 'en' && person.englishName) || person.name}</Name>{' '}
              {kind && <span className={styles.meta}>{text(kind)}</span>}
            </h2>
            <DefinitionList>
              {company && (
                <Definition term={text(messages.company)}>
                  <CompanyLine company={company} />
                </Definition>
              )}
              <Definition term={text(messages.from)}>{formatDateTime(language, beganAt)}</Definition>
              <Definition term={text(messages.until)}>
                {endedAt ? formatDateTime(language, endedAt) : text(messages.now)}
              </Definition>
              <Definition term={text(messages.why)}>
                {reason ? <Bdi>{reason}</Bdi> : text(messages.notGiven)}
              </Definition>
              <Definition term={text(messages.filed)}>
                {filed.length === 0 && text(messages.nothingFiled)}
                {filed.map(ID => (
                  <span key={ID}>
                    <Reference>{ID}</Reference>{' '}
                  </span>
                ))}
              </Definition>
            </DefinitionList>
          </li>
        )
      })}
    </ul>
  )
}
