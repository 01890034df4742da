// The assistant: questions and answers in a dialog. They live as long as it is open.

import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useApp } from '../../shell/context.tsx'
import styles from './aids.module.css'
import { AnswerView, ContactLine } from './answer-view.tsx'
import { type Answer, answerTo } from './answers.ts'
import { messages } from './messages.ts'
import type { PanelProps } from './panel-props.ts'

type Turn = { number: number; question: string; answer: Answer }

export const Assistant = ({ onClose, onBrowse }: PanelProps) => {
  const text = useText()
  const client = useClient()
  const { name } = useApp()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const form = usePageForm({
    id: 'assistant',
    fields: {
      question: {
        label: text(messages.question),
        required: text(messages.noQuestion),
        control: line({}),
      },
    },
    leadsTo: 'field',
    next: 'question',
    send: async ({ question }) => {
      const answer = await answerTo(client, question)
      setTurns(before => [...before, { number: before.length, question, answer }])
    },
  })
  return (
    <Dialog open title={text(messages.assistant)} onClose={onClose}>
      <p className={styles.intro}>{text(messages.assistantIntro)}</p>
      <div role="log" aria-label={text(messages.conversation)} className={styles.turns}>
        {turns.map(({ number, question, answer }) => (
          <article key={number} className={styles.turn}>
            <p className={styles.asked} dir="auto">
              {question}
            </p>
            <AnswerView answer={answer} onLeave={onClose} />
          </article>
        ))}
      </div>
      <PageForm form={form} className={styles.ask} action={text(messages.ask)} />
      {turns.length === 0 && <ContactLine onLeave={onClose} />}
      {name === 'citizen' && (
        <p>
          <Button small variant="tertiary" onClick={onBrowse}>
            {text(messages.whoAreYou)}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
