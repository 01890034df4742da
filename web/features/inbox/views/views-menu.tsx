// One's saved views by themselves: to rename, to give other filters, to send to somebody, to delete and put back.

import type { SavedView } from '@bawaba/contract/entities/inbox.ts'
import { type Messages, t } from '@bawaba/language/index.ts'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { useNameField } from '../../../modules/dialogs/use-name-field.tsx'
import { useWholeAddress } from '../../../shell/links.tsx'
import { type InboxSearch, toInbox } from '../address.ts'
import { filterMessages as words } from '../filters/filter-messages.ts'
import styles from '../filters/filters.module.css'
import { useSorted } from '../list/sort.tsx'
import { searchOf, storedOf } from './saved-views.ts'
import { useSaving } from './use-saved-views.tsx'

const viewMessages = {
  renamed: { ar: 'صار اسم العرض «{name}»', en: 'The view is now called “{name}”' },
  replaced: {
    ar: 'حُفظت التصفية الحالية في العرض «{name}»',
    en: 'The present filters are saved in the view “{name}”',
  },
  restored: { ar: 'عاد العرض «{name}»', en: 'View “{name}” is back' },
  none: { ar: 'لا عروض محفوظة لديك.', en: 'You have no saved views.' },
} as const satisfies Messages

type RowProps = {
  view: SavedView
  search: InboxSearch
  /** `done`: what is told once it went through. */
  run: (act: Promise<unknown>, done?: string) => void
  onDone: (message: string) => void
  onRemoved: () => void
}

const Row = ({ view, search, run, onDone, onRemoved }: RowProps) => {
  const text = useText()
  const language = useLanguage()
  const wholeAddress = useWholeAddress()
  const sortedFor = useSorted()
  const { change, remove } = useSaving()
  const form = usePageForm({
    id: `view-${view.id}`,
    fields: {
      name: useNameField({
        label: text(words.viewName),
        missing: text(words.viewNameMissing),
        present: view.name,
      }),
    },
    leadsTo: 'field',
    refused: ({ statusCode, message }) => ({ name: statusCode === 422 ? message : text(words.failed) }),
    send: async ({ name }) => {
      if (name !== view.name) await change(view.id, { name })
    },
    onSent: (_, { name }) => {
      form.fill({ name })
      onDone(name === view.name ? '' : t(language, viewMessages.renamed, { name }))
    },
  })
  return (
    <li className={styles.view}>
      <PageForm
        form={form}
        className={styles.rename}
        action={text(words.rename)}
        button={{ variant: 'secondary', small: true }}
      />
      <div className={styles.buttons}>
        <Button
          small
          onClick={() =>
            run(
              change(view.id, { search: storedOf(search) }),
              t(language, viewMessages.replaced, { name: view.name }),
            )
          }
        >
          {text(words.replace)}
        </Button>
        <CopyButton value={wholeAddress(toInbox(sortedFor(searchOf(view))))} what={view.name} />
        <Button small variant="tertiary" icon="trash" onClick={() => run(remove(view.id).then(onRemoved))}>
          {text(words.remove)}
        </Button>
      </div>
    </li>
  )
}

export const ViewsMenu = ({ views, search }: { views: readonly SavedView[]; search: InboxSearch }) => {
  const text = useText()
  const language = useLanguage()
  const { add } = useSaving()
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string>()
  const [removed, setRemoved] = useState<SavedView>()
  const [done, setDone] = useState('')
  const run: RowProps['run'] = (act, done = '') => {
    setError(undefined)
    setDone('')
    act
      .then(() => setDone(done))
      .catch(failure =>
        setError(isCallError(failure) && failure.statusCode === 422 ? failure.message : text(words.failed)),
      )
  }
  // The last one deleted, the menu stays until it is closed: what was deleted can be put back in it.
  if (views.length === 0 && !isOpen) return null
  return (
    <>
      <IconButton icon="more" small label={text(words.manage)} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog open title={text(words.manage)} onClose={() => setIsOpen(false)}>
          <p className={styles.note}>{text(views.length > 0 ? words.manageNote : viewMessages.none)}</p>
          {error && <Notice kind="error">{error}</Notice>}
          <ul className={styles.views}>
            {views.map(view => (
              <Row
                key={view.id}
                view={view}
                search={search}
                run={run}
                onDone={setDone}
                onRemoved={() => setRemoved(view)}
              />
            ))}
          </ul>
          <p role="status" className={styles.note}>
            {done}
          </p>
          {removed && (
            <Undo
              onUndo={() => {
                run(
                  add(removed.name, removed.search),
                  t(language, viewMessages.restored, { name: removed.name }),
                )
                setRemoved(undefined)
              }}
              onExpire={() => setRemoved(undefined)}
            >
              {t(language, words.viewRemoved, { name: removed.name })}
            </Undo>
          )}
        </Dialog>
      )}
    </>
  )
}
