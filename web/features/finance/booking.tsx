// What an act of finance would book, as the server worked it out: the amounts, the entries, and what follows from them.

import type { BookingPreview } from '@bawaba/contract/entities/payment.ts'
import { formatMoney, t } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { bookingMessages } from './bookings/messages.ts'
import styles from './finance.module.css'
import { accountNames, causes, messages } from './messages.ts'
import { previewMessages as words } from './preview-messages.ts'
import { useGatewayNames } from './use-gateway-names.tsx'

/** What is due arrives, and nothing goes back: nobody has to be asked twice. */
export const isAsDue = ({ payment, refunds }: BookingPreview): boolean =>
  payment?.difference === '0.00' && payment.after.status === 'paid' && refunds.length === 0

const isNegative = (amount: string): boolean => amount.startsWith('-')
const withoutSign = (amount: string): string => amount.replace('-', '')

const useFollows = ({ payment, lines, refunds, ended, takesTwo }: BookingPreview): string[] => {
  const text = useText()
  const language = useLanguage()
  const second = takesTwo ? [text(bookingMessages.takesTwo)] : []
  if (lines.length === 0) return [text(words.nothing), ...second]
  const [was, is] = [payment?.before.status, payment?.after.status]
  const isMissing = payment !== undefined && is !== 'paid' && isNegative(payment.difference)
  return [
    ...(was !== 'paid' && is === 'paid' ? [text(words.goesOn)] : []),
    ...(was === 'paid' && is !== 'paid' ? [text(words.goesBack)] : []),
    ...(was !== 'paid' && isMissing && payment.after.amount !== '0.00' ? [text(words.waits)] : []),
    ...refunds.map(({ amount, cause }) =>
      t(language, words.refund, { amount: formatMoney(language, amount), cause: text(causes[cause]) }),
    ),
    ...(ended > 0 ? [text(words.ended)] : []),
    text(words.told),
    ...second,
  ]
}

export const Booking = ({ preview }: { preview: BookingPreview }) => {
  const text = useText()
  const language = useLanguage()
  const nameOf = useGatewayNames()
  const follows = useFollows(preview)
  const { payment, lines } = preview
  const money = (amount: string) => formatMoney(language, withoutSign(amount))
  return (
    <fieldset className={styles.list} aria-label={text(words.title)}>
      {payment && (
        <DefinitionList spread>
          <Definition term={text(words.due)}>{money(payment.due)}</Definition>
          <Definition term={text(words.before)}>{money(payment.before.amount)}</Definition>
          <Definition term={text(words.after)}>{money(payment.after.amount)}</Definition>
          {payment.difference !== '0.00' && (
            <Definition term={text(isNegative(payment.difference) ? words.less : words.more)} total>
              {money(payment.difference)}
            </Definition>
          )}
        </DefinitionList>
      )}
      {lines.length > 0 && (
        <>
          <h3>{text(words.title)}</h3>
          <DefinitionList spread>
            {lines.map(({ account, amount }) => {
              const [kind = '', whose = ''] = account.split(':')
              const name = accountNames[kind]
              const whoseName = kind.startsWith('gateway') ? ` · ${nameOf(whose)}` : ''
              return (
                <Definition key={account} term={`${name ? text(name) : kind}${whoseName}`}>
                  {text(isNegative(amount) ? messages.credit : messages.debit, { amount: money(amount) })}
                </Definition>
              )
            })}
          </DefinitionList>
        </>
      )}
      <ul>
        {follows.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </fieldset>
  )
}
