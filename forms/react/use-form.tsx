// How one moves through a form: on when the step is right, to what stands in the way when it is not.

import { type RefObject, useEffect, useState } from 'react'
import { headOf } from '../engine/table.ts'
import type { CompiledActivity, FormStore, ValidationError } from '../index.ts'
import { type FormPage, pageAfter, visibleSteps } from './pages.ts'
import type { FormNavigation } from './step-link.tsx'
import { useLanding } from './use-landing.tsx'
import { type Submit, useSubmission } from './use-submission.tsx'

export type FormMoves = FormNavigation & {
  activity: CompiledActivity
  store: FormStore
  step: FormPage
  /** One came from the check page to change an answer, and goes back there. */
  change?: boolean
  /** The plain date in Cairo, for rules about past and future. */
  today: string
  /** Sends the answers; gives the faults the server found, or nothing when it took them. */
  submit: Submit
}

export const useForm = (moves: FormMoves, form: RefObject<HTMLFormElement | null>) => {
  const { activity, store, step, change, today, submit, onStep } = moves
  const { summary, land } = useLanding(form, step)

  const refuse = (errors: readonly ValidationError[]) => {
    const steps = errors.flatMap(({ field }) => activity.byName.get(headOf(field))?.step ?? [])
    const page = steps.length > 0 ? Math.min(...steps) : 'check'
    land('summary')
    if (page !== step) onStep(page, page === 'check' ? undefined : { change: true })
  }
  const submission = useSubmission({ store, today, submit, refuse })

  const [isChecking, setChecking] = useState(false)
  /** What the service's script says of a step, where it has something to say. */
  const judge = async (page: number) => {
    setChecking(true)
    const errors = await store.judge(page, today)
    setChecking(false)
    if (errors.length > 0) refuse(errors)
    else goOn(page)
  }

  const advance = () => {
    if (isChecking) return
    if (step === 'check') return void submission.send()
    const errors = store.check(step, today)
    if (errors.length > 0) return refuse(errors)
    if (store.isJudged(step)) return void judge(step)
    goOn(step)
  }

  const goOn = (step: number) => {
    if (!change) return onStep(pageAfter(visibleSteps(store), step))
    // What the server found in another step comes first: checking that step here would forget it.
    const found = store.faults().filter(({ field }) => activity.byName.has(headOf(field)))
    // A changed answer may have brought up a question elsewhere: it is asked before the check page.
    const open = found.length > 0 ? found : store.check('all', today)
    if (open.length > 0) refuse(open)
    else onStep('check')
  }

  const exists = step === 'check' || activity.steps[step] !== undefined
  useEffect(() => {
    if (!exists) onStep(0, { replace: true })
  }, [exists, onStep])

  return { ...submission, isChecking, exists, advance, summary, land }
}
