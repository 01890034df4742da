// What the reader may do to a request now: an act that asks something leads to its questions, one that asks
// nothing is confirmed in place.

import { type CompiledActivity, stateOf } from '@bawaba/forms/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { GoButton } from '../../shell/links.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import styles from './request-page.module.css'
import type { ShownOpen } from './shown.ts'

/** Where an act leads: the state after it, and whether nothing can be done from there. */
const outcomeOf = ({ request, open: { form } }: ShownOpen, activityId: string) => {
  const { transitions } = form.workflow
  const to = transitions.find(
    ({ activityId: own, from }) => own === activityId && from.includes(request.status),
  )?.to
  const state = to === undefined ? undefined : stateOf(form.workflow, to)
  return state && { state, isFinal: !transitions.some(({ from }) => from.includes(state.code)) }
}

export const Acts = ({ request, open }: ShownOpen) => {
  const language = useLanguage()
  const [confirming, setConfirming] = useState<CompiledActivity>()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const activities = (request.can ?? []).flatMap(activityId => open.form.activity(activityId) ?? [])
  const [first] = activities.filter(({ fields }) => fields.length > 0)
  return (
    <>
      {failure && <Notice kind="error">{failure}</Notice>}
      {activities.length > 0 && (
        <div className={styles.acts} data-print="never">
          {activities.map(activity => {
            const { activityId, fields, action } = activity
            if (fields.length === 0)
              return (
                <Button
                  key={activityId}
                  onClick={() => {
                    setConfirming(activity)
                    setOpen(true)
                  }}
                >
                  {action[language]}
                </Button>
              )
            return (
              <GoButton
                key={activityId}
                to="/services/$serviceSlug/entries/$entryId/$activityId"
                params={{ serviceSlug: request.serviceSlug, entryId: request.ID, activityId }}
                variant={activity === first ? 'primary' : 'secondary'}
              >
                {action[language]}
              </GoButton>
            )
          })}
        </div>
      )}
      {confirming && (
        <ConfirmAct
          request={request}
          open={open}
          activity={confirming}
          isOpen={isOpen}
          outcome={outcomeOf({ request, open }, confirming.activityId)}
          onClose={words => {
            setFailure(words)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
