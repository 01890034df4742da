// The question that was put to the applicant, at the top of a request: as long as it waits for an answer, and with the answer
// until staff have acted on it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDateTime, listSeparator } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type HistoryLine, historyLines } from './history.ts'
import { questionIn } from './question-in.ts'
import { questionMessages as messages } from './question-messages.ts'
import type { Reader } from './state.ts'
import { LineText } from './timeline.tsx'

/** The heading says what a question asks: the label of its one field would say it again. */
const wordsOf = ({ answers, text }: HistoryLine): Pick<HistoryLine, 'answers' | 'text'> => {
  const [only, ...more] = answers
  return only && more.length === 0 && !text
    ? { answers: [], text: only.value }
    : { answers, ...(text ? { text } : {}) }
}

type QuestionProps = { request: Request; form: CompiledService | undefined; reader: Reader }

export const Question = ({ request, form, reader }: QuestionProps) => {
  const text = useText()
  const language = useLanguage()
  const { history = [], statusKind } = request
  const found = isEnd(statusKind) ? undefined : questionIn(history)
  // Applicants know their own answer.
  if (!found || (reader === 'applicant' && found.answer)) return null
  const lines = historyLines(history, { form, language, reader })
  const [question, answer] = [found.question, found.answer].map(entry =>
    lines.find(({ id }) => id === entry?.id),
  )
  if (!question) return null
  const fields = (found.question.asked?.fields ?? []).flatMap(
    name => form?.filing?.byName.get(name)?.label[language] ?? [],
  )
  return (
    <Notice
      kind={answer ? 'info' : 'warning'}
      quiet
      title={text(reader === 'applicant' ? messages.askedOfYou : messages.asked)}
    >
      <LineText line={wordsOf(question)} />
      {fields.length > 0 && <p>{text(messages.fields, { fields: fields.join(listSeparator[language]) })}</p>}
      <time dateTime={question.at}>{formatDateTime(language, question.at)}</time>
      {answer && (
        <>
          <p>
            <strong>{text(messages.answer)}</strong>
          </p>
          <LineText line={answer} />
          <time dateTime={answer.at}>{formatDateTime(language, answer.at)}</time>
        </>
      )}
    </Notice>
  )
}
