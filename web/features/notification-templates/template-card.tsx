// One template in the list: for what it is, its words in both languages, and what can be done with it.

import { kindRowOf } from '@bawaba/contract/notification-kinds.ts'
import { kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDateTime, languages } from '@bawaba/language/index.ts'
import { Name } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { GoButton } from '../../shell/links.tsx'
import { type Acting, acts } from './acts.ts'
import { messages } from './messages.ts'
import { readersOf } from './readers.ts'
import styles from './templates.module.css'
import { useServiceNames } from './use-service-names.tsx'
import type { Template } from './use-templates.ts'

type CardProps = { template: Template; onAct: (acting: Acting) => void }

const Facts = ({ template }: { template: Template }) => {
  const text = useText()
  const language = useLanguage()
  const { nameOf } = useServiceNames()
  const { active, kind, service, stage, language: readers, changedAt, changedBy } = template
  const name = <Name>{(language === 'en' && changedBy.englishName) || changedBy.name}</Name>
  const time = <time dateTime={changedAt}>{formatDateTime(language, changedAt)}</time>
  return (
    <>
      <p className={styles.facts}>
        <Pill kind={active ? 'done' : 'cancelled'}>{text(active ? messages.on : messages.off)}</Pill>
        {kindRowOf(kind).isOfRequest && (
          <>
            <span>{service === null ? text(messages.allServices) : nameOf(service)}</span>
            <span>{stage === null ? text(messages.allStages) : text(kindLabel(stage))}</span>
          </>
        )}
        <span>{text(readers === null ? messages.bothLanguages : readersOf[readers])}</span>
      </p>
      <p className={styles.muted}>
        <Words message={messages.changedBy} params={{ name, time }} />
      </p>
    </>
  )
}

export const TemplateCard = ({ template, onAct }: CardProps) => {
  const text = useText()
  const { id, active, kind, title, text: words } = template
  const of = (act: string) => text(messages.of, { act, kind: text(kindRowOf(kind).label) })
  const toggle = active ? 'deactivate' : 'activate'
  return (
    <div className={styles.card}>
      <Facts template={template} />
      <div className={styles.sides}>
        {languages.map(language => (
          <div key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
            <strong>{title[language]}</strong>
            <p className={styles.words}>{words[language]}</p>
          </div>
        ))}
      </div>
      <div className={styles.acts}>
        <GoButton
          to="/notificationTemplates/$templateId"
          params={{ templateId: id }}
          small
          icon="edit"
          aria-label={of(text(messages.edit))}
        >
          {text(messages.edit)}
        </GoButton>
        <Button
          small
          aria-label={of(text(acts[toggle].action))}
          onClick={() => onAct({ act: toggle, template })}
        >
          {text(acts[toggle].action)}
        </Button>
        <Button
          small
          variant="tertiary"
          icon="trash"
          aria-label={of(text(messages.delete))}
          onClick={() => onAct({ act: 'delete', template })}
        >
          {text(messages.delete)}
        </Button>
      </div>
    </div>
  )
}
