// One's own place in a sale: taken, given up, and whose turn it is.

import type { Sale, SaleEntry } from '@bawaba/contract/entities/sale.ts'
import type { EntryStatus } from '@bawaba/contract/sale-rules.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '@bawaba/web/client/call-error.ts'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { serverNow } from '@bawaba/web/client/server-clock.ts'
import { useReading } from '@bawaba/web/client/use-reading.tsx'
import { useSingleMutation } from '@bawaba/web/client/use-single-mutation.tsx'
import { Confirm } from '@bawaba/web/modules/dialogs/confirm.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { saleCalls } from '../../sale-calls.ts'
import styles from './sale.module.css'
import { saleMessages as messages } from './sale-messages.ts'
import { entryQuery, saleQuery } from './sale-queries.ts'
import { useEntry } from './use-sale.tsx'

type EntryProps = { entry: SaleEntry; sale: Sale }

const Code = ({ code }: { code: string }) => {
  const text = useText()
  return (
    <p>
      {text(messages.code)} <Ltr>{code}</Ltr>. {text(messages.codeText)}
    </p>
  )
}

const Waiting = ({ entry, sale }: EntryProps) => {
  const text = useText()
  const language = useLanguage()
  const { ahead, rank, code } = entry
  const title = ahead === undefined ? text(messages.entered) : text(messages.ahead, { count: ahead })
  return (
    <Notice title={title}>
      {rank !== undefined && <p>{text(messages.rank, { rank: formatNumber(language, rank) })}</p>}
      {sale.method === 'draw' && <Code code={code} />}
      {ahead !== undefined && <p>{text(messages.waitText, { count: sale.turnMinutes })}</p>}
    </Notice>
  )
}

const Admitted = ({ entry: { until, rank } }: EntryProps) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  return (
    <Notice kind="success" title={text(messages.turn)}>
      {rank !== undefined && <p>{text(messages.rank, { rank: formatNumber(language, rank) })}</p>}
      <p>
        {until
          ? text(messages.turnText, { time: formatEnd(language, until, reading) })
          : text(messages.turnWaits)}
      </p>
    </Notice>
  )
}

const statuses: Record<EntryStatus, (props: EntryProps) => ReactNode> = {
  waiting: Waiting,
  admitted: Admitted,
  used: () => <Notice kind="success" title={useText()(messages.used)} />,
  missed: () => <Notice kind="warning" title={useText()(messages.missed)} />,
  left: () => <Notice title={useText()(messages.left)} />,
}

const isOpen = ({ method, opensAt, closesAt, drawnAt }: Sale, now: string): boolean =>
  method === 'line' || (!drawnAt && opensAt <= now && (closesAt ?? '') > now)

export const OwnEntry = ({ project, sale }: { project: string; sale: Sale }) => {
  const text = useText()
  const shared = useClient()
  const client = programmeClient<typeof saleCalls>(shared)
  const queries = useQueryClient()
  const entry = useEntry(project, true)
  const [isLeaving, setLeaving] = useState(false)
  const input = { params: { code: project } }
  const reread = () =>
    Promise.all(
      [entryQuery, saleQuery].map(query =>
        queries.invalidateQueries({ queryKey: query(shared, project).queryKey }),
      ),
    )
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => client.call('PUT projects/:code/entry', input),
    onSuccess: reread,
  })
  if (entry === undefined) return null
  const isIn = entry?.status === 'waiting' || entry?.status === 'admitted'
  const Status = entry && statuses[entry.status]
  const isDraw = sale.method === 'draw'
  const mayJoin = !isIn && isOpen(sale, serverNow().toISOString())
  return (
    <div className={styles.own}>
      {Status && <Status entry={entry} sale={sale} />}
      {mayJoin && (
        <Button variant="primary" busy={isPending} onClick={() => mutate()}>
          {text(isDraw ? messages.enter : entry ? messages.joinAgain : messages.join)}
        </Button>
      )}
      {isIn && <Button onClick={() => setLeaving(true)}>{text(messages.leave)}</Button>}
      {error && <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>}
      <Confirm
        isOpen={isLeaving}
        title={messages.leaveTitle}
        effect={isDraw ? (sale.drawnAt ? messages.leaveDrawn : messages.leaveDraw) : messages.leaveLine}
        action={messages.leave}
        run={async () => {
          await client.call('DELETE projects/:code/entry', input)
          await reread()
        }}
        onClose={() => setLeaving(false)}
      />
    </div>
  )
}
