// The statement of an account as a file, in both formats.

import { LinkButton } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import finance from '../finance.module.css'
import { periodMessages as messages } from './period-messages.ts'

const formats = ['csv', 'xlsx'] as const

export const Downloads = (of: { gatewayId: string; from: string; to: string }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <p className={finance.first}>
      {formats.map(format => (
        <LinkButton
          key={format}
          small
          icon="download"
          download=""
          href={`/api/reconciliation/account/content?${new URLSearchParams({
            gatewayId: of.gatewayId,
            from: of.from,
            to: of.to,
            format,
            language,
            mode: 'EMPLOYEE',
          })}`}
        >
          {text(messages[format])}
        </LinkButton>
      ))}
    </p>
  )
}
