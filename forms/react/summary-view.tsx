// The last look before sending: every question that applied with its answer, each with a way to change it.

import type { Language } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import type { FormStore, SummaryGroup, SummaryRow } from '../index.ts'
import { FormHeading } from './form-heading.tsx'
import { messages } from './messages.ts'
import type { FormPage } from './pages.ts'
import { DocumentsProvider, SmallPictures } from './small-pictures.tsx'
import { StepLink } from './step-link.tsx'
import styles from './summary-view.module.css'

type Change = {
  /** Leads to the question that a row answers. */
  onChange: (step: number, name: string) => void
  stepHref?: (step: FormPage) => string
}
type SummaryViewProps = Change & {
  store: FormStore
  language: Language
  caption: string
  children?: ReactNode
}

/** The questions of each group of a list, under its title. */
const Groups = ({ groups }: { groups: readonly SummaryGroup[] }) => (
  <ol className={styles.groups}>
    {groups.map(({ title, rows }) => (
      <li key={title}>
        <p className={styles.title}>{title}</p>
        <dl>
          {rows.map(row => (
            <div key={row.name} className={styles.inner}>
              <dt>{row.label}</dt>
              <dd>
                <Value {...row} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ol>
)

/** An answer as it is read: plain, or as the groups of a list. */
export const Value = ({ value, isAnswered, isWanting, latin, groups, documents }: SummaryRow) => {
  const text = useText()
  if (groups && groups.length > 0) return <Groups groups={groups} />
  if (isWanting) return <span className={styles.wanting}>{text(messages.answerNeeded)}</span>
  if (!isAnswered) return <span className={styles.open}>{value}</span>
  if (latin) return <Ltr>{value}</Ltr>
  return (
    <>
      {documents && <SmallPictures ids={documents} />}
      <Bdi className={styles.value}>{value}</Bdi>
    </>
  )
}

const Row = ({
  row,
  step,
  isFixed,
  onChange,
  stepHref,
}: Change & { row: SummaryRow; step: number; isFixed: boolean }) => {
  const text = useText()
  return (
    <div className={styles.row}>
      <dt>{row.label}</dt>
      <dd className={styles.answer}>
        <Value {...row} />
      </dd>
      {!isFixed && (
        <dd>
          <StepLink href={stepHref?.(step)} onGo={() => onChange(step, row.name)} className={styles.change}>
            {text(messages.change)}
            <VisuallyHidden> {row.label}</VisuallyHidden>
          </StepLink>
        </dd>
      )}
    </div>
  )
}

const isOpen = (store: FormStore, address: string): boolean => {
  const found = store.find(address)
  return found !== undefined && (found.node.isEditable(found.field.name) || found.field.group !== undefined)
}

export const SummaryView = ({ store, language, caption, children, ...change }: SummaryViewProps) => {
  const text = useText()
  const sections = store.summary(language)
  return (
    <DocumentsProvider value={store.documents}>
      <FormHeading caption={caption} title={text(messages.checkTitle)} />
      {sections.map(({ step, label, rows }) => (
        <section key={step} className={styles.section}>
          <h2>{label}</h2>
          <dl>
            {rows.map(row => (
              <Row key={row.name} row={row} step={step} isFixed={!isOpen(store, row.name)} {...change} />
            ))}
          </dl>
        </section>
      ))}
      {children}
    </DocumentsProvider>
  )
}
