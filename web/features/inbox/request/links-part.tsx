// The requests that this one is linked to: what each is to it, a way to open it beside, to link another, to unlink.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { linkKinds } from '@bawaba/contract/link-kinds.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { select } from '../../../forms/controls/select.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { StatusPill } from '../../../modules/requests/status.tsx'
import { numberIn } from '../address.ts'
import { caseMessages as messages } from './case-messages.ts'
import styles from './links-part.module.css'
import { PartHeading } from './part-heading.tsx'
import { named, useTake } from './request-data.tsx'
import parts from './request-parts.module.css'

const words = {
  related: { from: messages.related, to: messages.related },
  duplicate: { from: messages.duplicateFrom, to: messages.duplicateTo },
  continues: { from: messages.continuesFrom, to: messages.continuesTo },
} as const

export const LinksPart = ({ request }: { request: Request }) => {
  const text = useText()
  const client = useClient()
  const take = useTake()
  const { links = [] } = request
  const params = named(request)
  const form = usePageForm({
    id: useId(),
    fields: {
      number: {
        label: text(messages.linkNumber),
        required: text(messages.numberMissing),
        control: line({ latin: true, value: typed => numberIn(typed) ?? '' }),
      },
      kind: {
        label: text(messages.linkKind),
        initial: 'related',
        control: select({
          options: linkKinds.map(kind => ({ value: kind, label: text(words[kind].from) })),
        }),
      },
    },
    leadsTo: 'field',
    failed: text(messages.failed),
    send: ({ number: ID, kind }) =>
      client.call('POST :service/:id/links', {
        params,
        body: { ID, kind: linkKinds.find(each => each === kind) ?? 'related' },
      }),
    onSent: async changed => {
      await take(changed)
      form.fill()
    },
  })
  const removal = useSingleMutation({
    mutationFn: (linkId: string) =>
      client.call('DELETE :service/:id/links/:linkId', { params: { ...params, linkId } }),
    onSuccess: take,
  })
  return (
    <section>
      <PartHeading className={parts.title}>{text(messages.links)}</PartHeading>
      {links.length === 0 && <p className={styles.kind}>{text(messages.noLinks)}</p>}
      <ul className={styles.list}>
        {links.map(({ id: linkId, kind, direction, request: other }) => (
          <li key={linkId} className={styles.row}>
            {/* Beside: the work on this request stays as it is. */}
            <Link
              to="/services/$serviceSlug/entries/$entryId"
              params={{ serviceSlug: other.serviceSlug, entryId: other.ID }}
              target="_blank"
            >
              <Reference>{other.ID}</Reference>
            </Link>
            <span className={styles.kind}>{text(words[kind][direction])}</span>
            <StatusPill status={other.status} kind={other.statusKind} form={undefined} reader="staff" />
            <Button small variant="tertiary" busy={removal.isPending} onClick={() => removal.mutate(linkId)}>
              {text(messages.unlink)}
              <VisuallyHidden>
                {' '}
                <Ltr>{other.ID}</Ltr>
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {removal.error && <Notice kind="error">{serverWords(removal.error) ?? text(messages.failed)}</Notice>}
      <PageForm
        form={form}
        className={styles.form}
        action={text(messages.link)}
        button={{ variant: 'secondary', small: true }}
      />
    </section>
  )
}
