// What is done outside for a request: who does it, whether they have confirmed, and why they refuse.

import type { OutsideDeed, Request } from '@bawaba/contract/entities/request.ts'
import type { Messages } from '@bawaba/language/index.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice, type NoticeKind } from '@bawaba/ui/notice.tsx'

const messages = {
  title: { ar: 'لدى الجهات الأخرى', en: 'With others' },
  owed: {
    ar: 'نرسله إلى {by}، ونعيد الإرسال حتى ترد. بدأ ذلك في {at}.',
    en: '{by} is being told, again and again until there is an answer. Begun on {at}.',
  },
  unanswered: {
    ar: 'لم ترد حتى الآن، وسنحاول مرة أخرى خلال ساعة على الأكثر.',
    en: 'There is no answer yet. We try again within an hour.',
  },
  confirmed: { ar: 'أكدت {by} التنفيذ في {at}.', en: '{by} confirmed it on {at}.' },
  refused: { ar: 'رفضت {by} التنفيذ في {at}.', en: '{by} refused it on {at}.' },
} as const satisfies Messages

const looks: Record<OutsideDeed['state'], NoticeKind> = {
  owed: 'info',
  confirmed: 'success',
  refused: 'warning',
}

type OutsideProps = {
  request: Pick<Request, 'outside'>
  heading: 'h2' | 'h3'
  className?: string | undefined
}

export const Outside = ({ request: { outside = [] }, heading: Heading, className }: OutsideProps) => {
  const text = useText()
  const language = useLanguage()
  if (outside.length === 0) return null
  return (
    <section className={className}>
      <Heading>{text(messages.title)}</Heading>
      {outside.map(({ deed, by, state, at, isUnanswered, reason }) => (
        <Notice key={`${at} ${deed.en}`} quiet kind={looks[state]} title={deed[language]}>
          <p>{text(messages[state], { by: by[language], at: formatDateTime(language, at) })}</p>
          {isUnanswered && <p>{text(messages.unanswered)}</p>}
          {reason && <p>{reason[language]}</p>}
        </Notice>
      ))}
    </section>
  )
}
