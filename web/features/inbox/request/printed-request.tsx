// A request as it stands on paper: all its answers and its whole history, which on the screen are parts to choose from.

import { formatDate } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { textOf } from '../../../modules/catalogue/texts.ts'
import { RequestTimeline } from '../../../modules/requests/timeline.tsx'
import { messages as words } from '../messages.ts'
import { panelMessages as messages } from './panel-messages.ts'
import { PartHeading } from './part-heading.tsx'
import { RequestAnswers } from './request-answers.tsx'
import type { Shown } from './request-data.tsx'
import styles from './request-parts.module.css'

export const PrintedRequest = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <DefinitionList>
        {open && (
          <Definition term={text(words.service)}>
            {text(textOf(open.service.translations, open.service.serviceLabel))}
          </Definition>
        )}
        <Definition term={text(words.sent)}>{formatDate(language, request.createdAt)}</Definition>
      </DefinitionList>
      {open && <RequestAnswers request={request} open={open} />}
      <section>
        <PartHeading className={styles.title}>{text(messages.history)}</PartHeading>
        <RequestTimeline history={request.history ?? []} form={open?.form} reader="staff" />
      </section>
    </>
  )
}
