// A request's status for whoever holds its number and code; after sending without an account, the two to be kept.

import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { readTrackingCode } from '@bawaba/contract/short-code.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useLinkToken } from '../../shell/link-token.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { ByLink } from './by-link.tsx'
import { ByMobile } from './by-mobile.tsx'
import { Conversation } from './conversation.tsx'
import { Found, type Holder, type Status } from './found.tsx'
import { messages } from './messages.ts'
import type { TrackSearch } from './search.ts'
import styles from './track-page.module.css'

/** The code that sending has handed over, kept in this tab's history entry alone. */
const useHandedCode = (): string | undefined => {
  const state = useLocation({ select: location => location.state as { trackingSecret?: string } })
  return state.trackingSecret
}

export const TrackPage = () => {
  const text = useText()
  const { number = '', sent }: TrackSearch = useSearch({ strict: false })
  const code = useHandedCode()
  const isSent = sent === true && code !== undefined
  const linked = useLinkToken()
  usePage({ title: text(isSent ? messages.sentTitle : messages.title) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(isSent ? messages.sentTitle : messages.title)}</h1>
        {isSent ? (
          <Keep number={number} code={code} />
        ) : linked && number !== '' ? (
          <ByLink key={linked} holder={{ id: number, code: linked }} otherwise={<Ways number={number} />} />
        ) : (
          <Ways number={number} />
        )}
      </div>
    </div>
  )
}

/** Both ways to open a request whose number is known. */
const Ways = ({ number }: { number: string }) => {
  const text = useText()
  return (
    <>
      <section className={styles.part}>
        <h2>{text(messages.byCode)}</h2>
        <Find number={number} />
      </section>
      <section className={styles.part}>
        <h2>{text(messages.byMobile)}</h2>
        <p>{text(messages.byMobileText)}</p>
        <ByMobile number={number} />
      </section>
    </>
  )
}

const Keep = ({ number, code }: { number: string; code: string }) => {
  const text = useText()
  return (
    <>
      <Notice kind="warning" quiet>
        {text(messages.keep)}
      </Notice>
      <Card>
        <DefinitionList>
          <Definition term={text(messages.number)}>
            <Ltr>{number}</Ltr> <CopyButton value={number} what={text(messages.copyNumber)} />
          </Definition>
          <Definition term={text(messages.code)}>
            <span className={styles.code}>
              <Ltr>{code}</Ltr>
            </span>{' '}
            <CopyButton value={code} what={text(messages.copyCode)} />
          </Definition>
        </DefinitionList>
      </Card>
      <p data-print="never">
        <Button icon="print" onClick={() => print()}>
          {text(messages.print)}
        </Button>
      </p>
    </>
  )
}

const Find = ({ number }: { number: string }) => {
  const text = useText()
  const client = useClient()
  const [found, setFound] = useState<{ status: Status; holder: Holder }>()
  const form = usePageForm({
    fields: {
      number: {
        label: text(messages.number),
        required: text(messages.numberMissing),
        initial: number,
        control: line({ latin: true, value: requestNumberOf }),
      },
      code: {
        label: text(messages.code),
        required: text(messages.codeMissing),
        control: line({ latin: true, value: readTrackingCode }),
      },
    },
    send: ({ number: id, code }) =>
      client.call('GET track/:id', { params: { id }, headers: { 'X-Tracking-Secret': code } }),
    onSent: (status, { number: id, code }) => setFound({ status, holder: { id, code } }),
    refused: ({ statusCode }) => {
      setFound(undefined)
      return statusCode === 404 ? text(messages.notFound) : undefined
    },
  })
  return (
    <>
      <PageForm
        form={form}
        className={styles.form}
        action={text(messages.show)}
        busyAction={text(messages.loading)}
      />
      <div role="status">
        {found && (
          <Found key={found.holder.id} status={found.status}>
            <Conversation key={found.status.updatedAt} {...found} />
          </Found>
        )}
      </div>
    </>
  )
}
