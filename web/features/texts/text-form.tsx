// The words in place of one text: a box for each language and plural form, its own words above.

import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import { type TextErrorKey, textErrors, type WrittenForms } from '@bawaba/contract/text-rules.ts'
import { type Language, languages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { foreignLinks } from '../../forms/foreign-links.ts'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import styles from './texts.module.css'

const nameOf = (language: Language, form: string) => `${language}-${form}`

/** What the boxes mean: a language whose boxes are all empty has its own words. */
const writtenIn = (item: OwnText, values: Record<string, string>): WrittenForms =>
  Object.fromEntries(
    languages.flatMap(language => {
      const forms = Object.keys(item.own[language]).map(
        form => [form, values[nameOf(language, form)] ?? ''] as const,
      )
      return forms.some(([, words]) => words !== '') ? [[language, Object.fromEntries(forms)]] : []
    }),
  )

export const TextForm = ({ item, onDone }: { item: OwnText; onDone: () => void }) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const boxes = languages.flatMap(language =>
    Object.keys(item.own[language]).map(form => ({ language, form, name: nameOf(language, form) })),
  )
  const labelOf = (language: Language, form: string): string => {
    const inLanguage = text(language === 'ar' ? messages.inArabic : messages.inEnglish)
    const isCounted = Object.keys(item.own[language]).length > 1
    return isCounted ? `${inLanguage}: ${text(messages[form as 'other'])}` : inLanguage
  }
  const form = usePageForm({
    id: item.id,
    fields: Object.fromEntries(
      boxes.map(({ language, form: one, name }) => [
        name,
        {
          label: labelOf(language, one),
          hint: text(messages.original, { text: item.own[language][one] || text(messages.empty) }),
          optional: true,
          initial: item.written[language]?.[one] ?? '',
          control: textArea({ rows: 2 }),
        },
      ]),
    ),
    revision: item.revision,
    check: values =>
      Object.fromEntries(
        textErrors(item.own, writtenIn(item, values)).map(({ language, form: one, key }) => [
          nameOf(language, one),
          text(messages[key satisfies TextErrorKey]),
        ]),
      ),
    refused: error => foreignLinks(error, (_, name) => text(messages.foreignLink, { name })),
    send: (values, { revision = 0 }) =>
      client.call('PUT texts/:id', {
        params: { id: item.id },
        body: writtenIn(item, values),
        headers: { 'if-match': `"${revision}"` },
      }),
    onConflict: () => {
      void queries.invalidateQueries({ queryKey: ['GET texts'] })
      return text(messages.conflict)
    },
    onSent: async ({ proposed }) => {
      announce({ id: 'texts', kind: 'success', message: proposed ? messages.proposedSaved : messages.saved })
      onDone()
      await queries.invalidateQueries({ queryKey: ['GET texts'] })
    },
  })
  return (
    <PageForm form={form} className={styles.form} action={text(messages.save)}>
      <p className={styles.hint}>{text(messages.formHint, { braces: '{…}' })}</p>
      {boxes.map(({ name, language }) => (
        <div key={name} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <FormField form={form} name={name} />
        </div>
      ))}
    </PageForm>
  )
}
