// What is done with the selected units: put on sale, or taken off. It stands above the list while something is selected.

import { listSeparator } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Confirm } from '@bawaba/web/modules/dialogs/confirm.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SaleReport } from '../../unit-calls.ts'
import { messages } from './messages.ts'
import { SaleDialog } from './sale-dialog.tsx'
import styles from './units.module.css'
import type { Selection } from './use-selection.tsx'
import { listKey, useUnitClient } from './use-units.tsx'

const Outcome = ({ report }: { report: SaleReport }) => {
  const text = useText()
  const language = useLanguage()
  const blocked = report.rows.filter(({ key }) => key === 'blocked').map(({ code }) => code)
  return (
    <Notice kind={blocked.length > 0 ? 'warning' : 'success'}>
      <p>{text(messages.saleDone, { changed: report.changed, total: report.rows.length })}</p>
      {blocked.length > 0 && (
        <p>
          <Words
            message={messages.saleRefused}
            params={{ codes: <Ltr>{blocked.join(listSeparator[language])}</Ltr> }}
          />
        </p>
      )}
    </Notice>
  )
}

export const SaleBar = ({ selection }: { selection: Selection }) => {
  const text = useText()
  const client = useUnitClient()
  const queries = useQueryClient()
  const [question, setQuestion] = useState<'sell' | 'withdraw'>()
  const [report, setReport] = useState<SaleReport>()
  const count = selection.codes.length
  const ask = (next: 'sell' | 'withdraw') => {
    setReport(undefined)
    setQuestion(next)
  }
  const show = async (done: SaleReport) => {
    setReport(done)
    selection.clear()
    await queries.invalidateQueries({ queryKey: [listKey] })
  }
  const withdraw = async () =>
    show(await client.call('POST units/sale', { body: { onSale: false, codes: selection.codes } }))
  const close = () => setQuestion(undefined)
  return (
    <>
      {report && <Outcome report={report} />}
      {count > 0 && (
        <div className={styles.bar}>
          <span role="status">{text(messages.chosen, { count })}</span>
          <Button small onClick={() => ask('sell')}>
            {text(messages.putOnSale)}
          </Button>
          <Button small onClick={() => ask('withdraw')}>
            {text(messages.takeOffSale)}
          </Button>
        </div>
      )}
      <SaleDialog isOpen={question === 'sell'} codes={selection.codes} onSold={show} onClose={close} />
      <Confirm
        isOpen={question === 'withdraw'}
        title={messages.confirmOffSale}
        effect={messages.offSaleEffect}
        action={messages.takeOffSale}
        params={{ count }}
        run={withdraw}
        onClose={close}
      />
    </>
  )
}
