// A person's own reports of power cuts, and the form for another.

import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { useSingleMutation } from '@bawaba/web/client/use-single-mutation.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import type { OwnPowerCut } from '../../power-cut-calls.ts'
import { areaName, CutFacts } from './cut-facts.tsx'
import { messages } from './messages.ts'
import styles from './power-cuts.module.css'
import { powerCutClient, reportedQuery } from './queries.ts'
import { ReportForm } from './report-form.tsx'

const OwnCut = ({ cut, onWithdrawn }: { cut: OwnPowerCut; onWithdrawn: () => Promise<unknown> }) => {
  const text = useText()
  const language = useLanguage()
  const client = powerCutClient(useClient())
  const { mutate, isPending } = useSingleMutation<unknown, void>({
    mutationFn: () => client.call('DELETE powerCuts/reports/:id', { params: { id: cut.id } }),
    onSuccess: async () => {
      announce({ id: 'power-cut', kind: 'success', message: messages.withdrawn })
      await onWithdrawn()
    },
  })
  return (
    <Card className={styles.cut}>
      <div className={styles.head}>
        <h3>{areaName(language, cut.area)}</h3>
        <Pill kind={cut.isConfirmed ? 'open' : 'new'}>
          {text(cut.isConfirmed ? messages.confirmed : messages.checking)}
        </Pill>
      </div>
      <CutFacts cut={cut} />
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {text(messages.withdraw)}
        </Button>
      </div>
    </Card>
  )
}

export const OwnReports = () => {
  const text = useText()
  const { data, error, refetch } = useRead(reportedQuery(useClient()))
  return (
    <>
      {error && <ReadFailure what={messages.own} error={error} onAgain={refetch} />}
      {data && data.length > 0 && (
        <section className={styles.part}>
          <h2>{text(messages.own)}</h2>
          <ul className={styles.list}>
            {data.map(cut => (
              <li key={cut.id}>
                <OwnCut cut={cut} onWithdrawn={refetch} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h2>{text(messages.report)}</h2>
        <ReportForm onReported={refetch} />
      </section>
    </>
  )
}
