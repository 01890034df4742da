// An open power cut as staff work on it.

import { formatDateTime, formatNumber } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { Confirm } from '@bawaba/web/modules/dialogs/confirm.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { useState } from 'react'
import type { StaffPowerCut } from '../../power-cut-calls.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { areaName, CutFacts } from './cut-facts.tsx'
import { messages, staffMessages } from './messages.ts'
import styles from './power-cuts.module.css'
import { powerCutClient } from './queries.ts'

type Ending = 'restore' | 'refute'
const effects = { restore: staffMessages.restoreEffect, refute: staffMessages.refuteEffect } as const

export const StaffCut = ({ cut, onDone }: { cut: StaffPowerCut; onDone: () => Promise<unknown> }) => {
  const text = useText()
  const language = useLanguage()
  const client = powerCutClient(useClient())
  const [ending, setEnding] = useState<Ending>()
  const { area, isConfirmed, reports, reportedAt } = cut
  return (
    <Card className={styles.cut}>
      <div className={styles.head}>
        <h3>{areaName(language, area)}</h3>
        <Pill kind={isConfirmed ? 'open' : 'new'}>
          {text(isConfirmed ? messages.confirmed : staffMessages.waits)}
        </Pill>
      </div>
      <CutFacts cut={cut}>
        <Definition term={text(staffMessages.reports)}>{formatNumber(language, reports)}</Definition>
        {reportedAt && (
          <Definition term={text(staffMessages.lastReport)}>
            {formatDateTime(language, reportedAt)}
          </Definition>
        )}
      </CutFacts>
      <ConfirmForm key={cut.revision} cut={cut} onDone={onDone} />
      <div className={styles.actions}>
        <Button onClick={() => setEnding('restore')}>{text(staffMessages.restore)}</Button>
        <Button onClick={() => setEnding('refute')}>{text(staffMessages.refute)}</Button>
      </div>
      <Confirm
        isOpen={ending !== undefined}
        title={staffMessages[ending ?? 'restore']}
        effect={effects[ending ?? 'restore']}
        action={staffMessages[ending ?? 'restore']}
        run={async () => {
          const body = { isRestored: ending === 'restore', revision: cut.revision }
          await client.call('POST powerCuts/:id/end', { params: { id: cut.id }, body })
          announce({ id: 'power-cut', kind: 'success', message: staffMessages.ended })
          await onDone()
        }}
        conflict={{ words: staffMessages.changed, onConflict: () => void onDone() }}
        onClose={() => setEnding(undefined)}
      />
    </Card>
  )
}
