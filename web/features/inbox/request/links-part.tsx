// The requests that this one is linked to: what each is to it, a way to open it beside, to link another, to unlink.

import type { Request, RequestLink } from '@bawaba/contract/entities/request.ts'
import { linkKinds } from '@bawaba/contract/link-kinds.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { StatusPill } from '../../../requests/status.tsx'
import { numberIn } from '../address.ts'
import { caseMessages as messages } from './case-messages.ts'
import styles from './links-part.module.css'
import { named, useTake } from './request-data.tsx'
import parts from './request-parts.module.css'

type Kind = RequestLink['kind']
const words = {
  related: { from: messages.related, to: messages.related },
  duplicate: { from: messages.duplicateFrom, to: messages.duplicateTo },
  continues: { from: messages.continuesFrom, to: messages.continuesTo },
} as const

const useLinking = (request: Request) => {
  const client = useClient()
  const text = useText()
  const take = useTake()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<Request>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      take(await call())
      return true
    } catch (error) {
      setFailure(serverWords(error) ?? text(messages.failed))
      return false
    } finally {
      setBusy(false)
    }
  }
  const params = named(request)
  return {
    failure,
    isBusy,
    setFailure,
    add: (ID: string, kind: Kind) =>
      run(() => client.call('POST :service/:id/links', { params, body: { ID, kind } })),
    remove: (linkId: string) =>
      run(() => client.call('DELETE :service/:id/links/:linkId', { params: { ...params, linkId } })),
  }
}

export const LinksPart = ({ request }: { request: Request }) => {
  const text = useText()
  const id = useId()
  const { failure, isBusy, setFailure, add, remove } = useLinking(request)
  const { links = [] } = request
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const number = numberIn(data.get('number'))
    if (number === undefined) {
      setFailure(text(messages.numberMissing))
      document.getElementById(`${id}-number`)?.focus()
      return
    }
    const kind = linkKinds.find(each => each === data.get('kind')) ?? 'related'
    if (await add(number, kind)) form.reset()
  }
  return (
    <section>
      <h3 className={parts.title}>{text(messages.links)}</h3>
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
              <Ltr>{other.ID}</Ltr>
            </Link>
            <span className={styles.kind}>{text(words[kind][direction])}</span>
            <StatusPill status={other.status} kind={other.statusKind} form={undefined} reader="staff" />
            <Button small variant="tertiary" busy={isBusy} onClick={() => void remove(linkId)}>
              {text(messages.unlink)}
              <VisuallyHidden> {other.ID}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <FieldFrame id={`${id}-number`} label={text(messages.linkNumber)}>
          <TextInput id={`${id}-number`} name="number" latin autoComplete="off" invalid={false} />
        </FieldFrame>
        <FieldFrame id={`${id}-kind`} label={text(messages.linkKind)}>
          <SelectInput
            id={`${id}-kind`}
            name="kind"
            defaultValue="related"
            options={linkKinds.map(kind => ({ value: kind, label: text(words[kind].from) }))}
          />
        </FieldFrame>
        <Button type="submit" small busy={isBusy}>
          {text(messages.link)}
        </Button>
      </form>
      {failure && <Notice kind="error">{failure}</Notice>}
    </section>
  )
}
