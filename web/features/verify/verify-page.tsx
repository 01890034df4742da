// Anybody checks a letter or a receipt here: its code leads to this page with text and signature behind the #.

import { buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { requiredPart } from '@bawaba/ui/required-part.ts'
import { Suspense, useEffect, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from '../../modules/letters/letters.module.css'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { type Checked, check } from './check.ts'
import { signingKeys } from './keys.ts'
import { messages } from './messages.ts'

const loadShown = () => import('./shown.tsx')
const Shown = requiredPart(async () => (await loadShown()).Shown)

export const VerifyPage = () => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const [found, setFound] = useState<Checked>()
  usePage({ title: text(messages.title) })
  // What a check takes is there before the network may be gone.
  useEffect(() => {
    Promise.all([loadShown(), signingKeys(client)]).catch(() => undefined)
  }, [client])
  useEffect(() => {
    const read = async () => {
      const typed = location.hash.slice(1)
      if (typed !== '') setFound(await check(client, typed))
    }
    // Where the keys cannot be read, the box below can be tried again.
    const readQuietly = () => void read().catch(() => undefined)
    readQuietly()
    // A second code that is scanned into the same page.
    window.addEventListener('hashchange', readQuietly)
    return () => window.removeEventListener('hashchange', readQuietly)
  }, [client])
  const form = usePageForm({
    fields: {
      code: {
        label: text(messages.field),
        required: text(messages.missing),
        control: line({ latin: true }),
      },
    },
    leadsTo: 'field',
    send: async ({ code = '' }) => setFound(await check(client, code)),
    failed: text(messages.failed),
  })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.title)}</h1>
        {found && (
          <Suspense>
            <Shown found={found} />
          </Suspense>
        )}
        <p>{text(messages.intro)}</p>
        <PageForm form={form} action={text(messages.check)} />
        <section className={styles.letter}>
          <h2 className={styles.title}>{text(messages.offlineTitle)}</h2>
          <p>{text(messages.offlineText)}</p>
          <p>
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={`/verify/offline?lang=${language}`}
              download
            >
              <Icon name="download" />
              {text(messages.offlineSave)}
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}
