// How the applicant found it: three faces with words, a comment if they like. After it was sent, thanks,
// and for a day a way to change it.

import type { HistoryEntry, Request } from '@bawaba/contract/entities/request.ts'
import { mayChangeRating, type RatingSubject, ratingLevels } from '@bawaba/contract/responses.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Draft } from '../../client/drafts.ts'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useDraft } from '../../client/use-draft.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import type { Control, DrawProps } from '../../forms/fields.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useTooLong } from '../../modules/dialogs/use-too-long.tsx'
import { levelNames } from '../../modules/requests/messages.ts'
import { showChanged } from '../../modules/requests/queries.ts'
import styles from './rating.module.css'
import page from './request-page.module.css'
import { sayMessages as messages } from './say-messages.ts'

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
type RatingProps = { request: Request; about: RatingSubject }
type FormProps = RatingProps & {
  rating: ReturnType<typeof ratingOf>
  draft: Draft<unknown>
  onSent(): void
}

const Faces = ({ id, name, initial, describedBy }: DrawProps<string>) => {
  const text = useText()
  return (
    <div className={styles.faces}>
      {ratingLevels.map(level => (
        <label key={level} className={styles.face}>
          <input
            type="radio"
            name={name}
            id={level === ratingLevels[0] ? id : `${id}-${level}`}
            value={level}
            defaultChecked={initial === String(level)}
            aria-describedby={describedBy || undefined}
          />
          <Icon name={faces[level]} />
          <span>{text(levelNames[level])}</span>
        </label>
      ))}
    </div>
  )
}

const facesControl: Control<string, string> = { ...radios([]), draw: props => <Faces {...props} /> }

const RatingForm = ({ request, about, rating, draft, onSent }: FormProps) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const tooLong = useTooLong()
  const form = usePageForm({
    id: useId(),
    fields: {
      level: {
        label: text(questions[about]),
        required: text(messages.rateMissing),
        initial: rating && String(rating.level),
        control: facesControl,
      },
      comment: {
        label: text(messages.rateComment),
        optional: true,
        initial: rating?.comment,
        check: (comment: string) => tooLong(comment, 'ratingComment'),
        control: textArea({ rows: 2 }),
      },
    },
    draft,
    leadsTo: 'field',
    failed: text(messages.failed),
    send: ({ level, comment }) =>
      client.call('POST :service/:id/rating', {
        params: { service: request.serviceSlug, id: request.id },
        body: { level: Number(level), comment, about },
      }),
    onSent: async changed => {
      await showChanged(queries, client, changed)
      onSent()
    },
  })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.rate)}
      button={{ variant: 'secondary' }}
    />
  )
}

export const Rating = ({ request, about }: RatingProps) => {
  const text = useText()
  const draft = useDraft('form', request.id, 'rating', about)
  const rating = ratingOf(request.history ?? [], about)
  const mayChange = rating !== undefined && mayChangeRating(new Date(rating.ratedAt), serverNow())
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
