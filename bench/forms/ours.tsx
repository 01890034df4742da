// The form by our engine, compiled and drawn as any service's.

import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms, createStore, type FormStore } from '@bawaba/forms/index.ts'
import { QuickForm } from '@bawaba/forms/react/quick-form.tsx'
import { createRoot } from 'react-dom/client'
import { definitionOf } from './definition.ts'
import type { Mount } from './page.ts'

const today = '2026-11-20'
const forms = createForms(platformKinds)

/** `change` may spoil the store, to see whether the bench notices. */
export const mountOurs =
  (change: (store: FormStore) => void = () => undefined): Mount =>
  (host, { questions }) => {
    const activity = forms.compile(definitionOf(questions)).activity('FILE')
    if (!activity) throw new Error('The bench has lost its activity')
    const store = createStore(activity)
    change(store)
    createRoot(host).render(
      <QuickForm
        store={store}
        language="ar"
        today={today}
        actionLabel="إرسال الطلب"
        submit={async () => undefined}
      />,
    )
  }
