// How the applicant found it: three faces with words, a comment if they like. After it was sent, thanks,
// and for a day a way to change it.

import type { HistoryEntry, Request } from '@bawaba/contract/entities/request.ts'
import { mayChangeRating, type RatingSubject, ratingLevels } from '@bawaba/contract/responses.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { Draft } from '../../client/drafts.ts'
import { useDraft } from '../../client/use-draft.tsx'
import { useTooLong } from '../../dialogs/use-too-long.tsx'
import { levelNames } from '../../requests/messages.ts'
import styles from './rating.module.css'
import page from './request-page.module.css'
import { sayMessages as messages } from './say-messages.ts'
import { useSay } from './use-say.tsx'

const faces = { 1: 'faceSad', 2: 'faceFlat', 3: 'faceGlad' } as const
const questions = { filing: messages.rateFiling, outcome: messages.rateOutcome } as const

/** What was said of a subject: how it stands, and when it was first said. */
const ratingOf = (history: readonly HistoryEntry[], about: RatingSubject) => {
  const rating = history
    .filter(entry => entry.kind === 'rated' && entry.about === about)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const [first] = rating
  const latest = rating.at(-1)
  return first && latest ? { level: latest.level ?? 2, comment: latest.text, ratedAt: first.at } : undefined
}
type GivenRating = ReturnType<typeof ratingOf>
type RatingProps = { request: Request; about: RatingSubject }
/** What stands in the form: no level is 0. */
type Typed = { level: number; comment: string }
type FormProps = RatingProps & { rating: GivenRating; draft: Draft<Typed>; onSent(): void }

const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  return { level: Number(data.get('level') ?? 0), comment: String(data.get('comment') ?? '') }
}

const Faces = ({ id, chosen, error }: { id: string; chosen?: number; error: string | undefined }) => {
  const text = useText()
  return (
    <div className={styles.faces}>
      {ratingLevels.map(level => (
        <label key={level} className={styles.face}>
          <input
            type="radio"
            name="level"
            id={level === ratingLevels[0] ? id : `${id}-${level}`}
            value={level}
            defaultChecked={chosen === level}
            aria-describedby={describedBy(id, { error })}
          />
          <Icon name={faces[level]} />
          <span>{text(levelNames[level])}</span>
        </label>
      ))}
    </div>
  )
}

const RatingForm = ({ request, about, rating, draft, onSent }: FormProps) => {
  const text = useText()
  const id = useId()
  const { client, send, isSending, failure } = useSay()
  const tooLong = useTooLong()
  const [first] = useState(() => draft.read() ?? rating)
  const [errors, setErrors] = useState<{ level?: string; comment?: string | undefined }>({})
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { level, comment: typed } = typedIn(event.currentTarget)
    const comment = typed.trim()
    const long = tooLong(comment, 'ratingComment')
    setErrors({ ...(level === 0 && { level: text(messages.rateMissing) }), comment: long })
    if (level === 0 || long) return document.getElementById(level === 0 ? id : `${id}-comment`)?.focus()
    const params = { service: request.serviceSlug, id: request.id }
    const body = { level, comment, about }
    if (await send(() => client.call('POST :service/:id/rating', { params, body }))) {
      draft.drop()
      onSent()
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={event => void submit(event)}
      onInput={({ currentTarget }) => draft.keep(typedIn(currentTarget))}
      noValidate
    >
      <FieldFrame frame="radios" id={id} label={text(questions[about])} error={errors.level}>
        <Faces id={id} chosen={first?.level} error={errors.level} />
      </FieldFrame>
      <FieldFrame id={`${id}-comment`} label={text(messages.rateComment)} error={errors.comment} optional>
        <TextArea
          id={`${id}-comment`}
          name="comment"
          rows={2}
          defaultValue={first?.comment}
          invalid={errors.comment !== undefined}
          describedBy={describedBy(`${id}-comment`, { error: errors.comment })}
        />
      </FieldFrame>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" busy={isSending}>
        {text(messages.rate)}
      </Button>
    </form>
  )
}

export const Rating = ({ request, about }: RatingProps) => {
  const text = useText()
  const draft = useDraft<Typed>(request.id, 'rating', about)
  const rating = ratingOf(request.history ?? [], about)
  const mayChange = rating !== undefined && mayChangeRating(new Date(rating.ratedAt), new Date())
  const [isChanging, setChanging] = useState(() => mayChange && draft.read() !== undefined)
  const [sent, setSent] = useState(0)
  const thanks = useRef<HTMLParagraphElement>(null)
  const isOpen = !rating || isChanging
  // The button that was pressed is gone: the thanks take the focus, once.
  useEffect(() => {
    if (sent > 0 && !isOpen) thanks.current?.focus()
  }, [sent, isOpen])
  return (
    <section className={page.part} data-print="never">
      <h2>{text(messages.rateTitle)}</h2>
      {isOpen ? (
        <RatingForm
          request={request}
          about={about}
          rating={rating}
          draft={draft}
          onSent={() => {
            setChanging(false)
            setSent(times => times + 1)
          }}
        />
      ) : (
        <>
          <p ref={thanks} tabIndex={-1}>
            {text(messages.thanks, { level: text(levelNames[rating.level]) })}
          </p>
          {mayChange && (
            <p>
              <Button small variant="tertiary" onClick={() => setChanging(true)}>
                {text(messages.change)}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  )
}
