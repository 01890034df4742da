// One text: where it stands, its own words, what stands in their place, and the form to change that.

import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import { mayWriteText } from '@bawaba/contract/text-rules.ts'
import { formatDateTime, type Language, languages } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useState } from 'react'
import { useCallWhen, useSession } from '../../client/hooks.tsx'
import { messages } from './messages.ts'
import { Proposal } from './proposal.tsx'
import { TextForm } from './text-form.tsx'
import styles from './texts.module.css'

const pills = {
  proposed: 'waiting-on-applicant',
  missing: 'rejected',
  stale: 'waiting-on-applicant',
  changed: 'done',
  own: 'draft',
} as const
const direction = { ar: 'rtl', en: 'ltr' } as const

const wordsOf = (forms: Readonly<Record<string, string>> | undefined): string | undefined => forms?.other

const Words = ({ item, language }: { item: OwnText; language: Language }) => {
  const text = useText()
  const written = wordsOf(item.written[language])
  const own = wordsOf(item.own[language]) || text(messages.empty)
  const before = item.before && wordsOf(item.before[language])
  return (
    <div lang={language} dir={direction[language]} className={styles.words}>
      <p>{written ?? own}</p>
      {written !== undefined && <p className={styles.hint}>{text(messages.original, { text: own })}</p>}
      {before && before !== own && <p className={styles.hint}>{text(messages.before, { text: before })}</p>}
    </div>
  )
}

const History = ({ id }: { id: string }) => {
  const text = useText()
  const language = useLanguage()
  const changes = useCallWhen({ fresh: 'always' }, 'GET texts/:id/changes', { params: { id } }).data ?? []
  return (
    <ol className={styles.history}>
      {changes.map(({ revision, written, changedAt }) => (
        <li key={revision}>
          <span className={styles.hint}>{formatDateTime(language, changedAt)}</span>{' '}
          {languages.map(name => (
            <bdi key={name} lang={name} className={styles.change}>
              {wordsOf(written[name])}
            </bdi>
          ))}
          {!written.ar && !written.en && text(messages.backToOwn)}
        </li>
      ))}
    </ol>
  )
}

export const TextCard = ({ item }: { item: OwnText }) => {
  const text = useText()
  const language = useLanguage()
  const mayWrite = mayWriteText(useSession().user?.roles ?? [], item)
  const [isOpen, setOpen] = useState(false)
  const [hasHistory, setHistory] = useState(false)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Pill kind={pills[item.state]}>{text(messages[item.state])}</Pill>
        <span className={styles.place}>
          <Ltr>{item.scope === 'product' ? item.place : item.id}</Ltr>
        </span>
      </div>
      <div className={styles.sides}>
        {languages.map(name => (
          <Words key={name} item={item} language={name} />
        ))}
      </div>
      {item.proposed && <Proposal item={item} proposed={item.proposed} mayDecide={mayWrite} />}
      <p className={styles.acts}>
        {mayWrite ? (
          <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span aria-hidden="true">{text(isOpen ? messages.cancel : messages.edit)}</span>
            <VisuallyHidden>
              {text(messages.editNamed, { text: wordsOf(item.own[language]) || item.place })}
            </VisuallyHidden>
          </Button>
        ) : (
          <span className={styles.hint}>{text(messages.textByAdministrators)}</span>
        )}
        {item.revision > 0 && (
          <Button small aria-expanded={hasHistory} onClick={() => setHistory(!hasHistory)}>
            {text(messages.history)}
          </Button>
        )}
      </p>
      {isOpen && <TextForm item={item} onDone={() => setOpen(false)} />}
      {hasHistory && <History id={item.id} />}
    </li>
  )
}
