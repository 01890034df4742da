// Which texts are listed: by words, source and state.

import { textStates } from '@bawaba/contract/text-rules.ts'
import { formatCount } from '@bawaba/language/counts.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { messages } from './messages.ts'
import { readTextsSearch, type TextsSearch } from './search.ts'
import styles from './texts.module.css'

type FiltersProps = { search: TextsSearch; scopes: readonly string[]; counts: Record<string, number> }

export const Filters = ({ search, scopes, counts }: FiltersProps) => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const form = usePageForm({
    fields: {
      q: { label: text(messages.search), optional: true, initial: search.q, control: line({}) },
      scope: {
        label: text(messages.scope),
        initial: search.scope,
        control: select({
          placeholder: text(messages.any),
          options: scopes.map(value => ({
            value,
            label: value === 'product' ? text(messages.product) : value,
          })),
        }),
      },
      state: {
        label: text(messages.state),
        initial: search.state,
        control: select({
          placeholder: text(messages.any),
          options: textStates.map(value => ({
            value,
            label: `${text(messages[value])} (${formatCount(language, counts[value] ?? 0)})`,
          })),
        }),
      },
    },
    leadsTo: 'field',
    send: chosen => void navigate({ to: '.', search: readTextsSearch(chosen), resetScroll: false }),
  })
  return (
    <PageForm
      form={form}
      className={styles.filters}
      action={text(messages.apply)}
      button={{ icon: 'filter' }}
    />
  )
}
