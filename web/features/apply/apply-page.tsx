// A new request: the service's form from its definition, from the first question to sending.

import type { Draft } from '@bawaba/contract/entities/draft.ts'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { requiredPart } from '@bawaba/ui/required-part.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ComponentType, useMemo, useState } from 'react'
import { formShelf } from '../../client/form-shelf.ts'
import { useClient, usePersonId, useSession } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { memoryShelf } from '../../client/stored.ts'
import { useRead } from '../../client/use-read.tsx'
import { serviceDraftsQuery } from '../../modules/drafts/queries.ts'
import { compiledServiceQuery, type OpenService } from '../../modules/requests/queries.ts'
import { Pending } from '../../shell/pending.tsx'
import { ApplyForm } from './apply-form.tsx'
import type { FormSearch } from './form-search.ts'
import { type FormSetting, visitor } from './form-setting.ts'
import { type Opening, openingOf, unknownFilesOf } from './opening.ts'
import { createKeeper, type StoredForm } from './stored-form.ts'
import { useFormLocation } from './use-form-location.tsx'

type RarePages = typeof import('./instead-pages.ts')
const rarePage = <Props extends object>(pick: (pages: RarePages) => ComponentType<Props>) =>
  requiredPart(async () => pick(await import('./instead-pages.ts')))
const Closed = rarePage(pages => pages.Closed)
const Eligible = rarePage(pages => pages.Eligible)
const SentAlready = rarePage(pages => pages.SentAlready)
const StoredFiles = rarePage(pages => pages.StoredFiles)

export const ApplyPage = () => {
  const { serviceSlug = '' } = useParams({ strict: false })
  const client = useClient()
  const { status } = useSession()
  const isVisitor = status === 'visitor'
  const { data } = useRead(compiledServiceQuery(client, serviceSlug))
  const drafts = useRead({ ...serviceDraftsQuery(client, serviceSlug), enabled: !isVisitor })
  // Without an answer about drafts the form works on with what this device holds.
  if (!data || (!isVisitor && drafts.isLoading)) return <Pending />
  const isOpen = data.service.isActive && !data.service.disabledOn?.includes('web')
  if (!isOpen) return <Closed service={data.service} drafts={drafts.data} />
  const form = <Applying open={data} drafts={isVisitor ? [] : drafts.data} />
  if (isVisitor || !data.service.eligibilityRules) return form
  return <Eligible service={data.service}>{form}</Eligible>
}

type ApplyingProps = { open: OpenService; drafts: Draft[] | undefined }

/** The draft that an address asks for, or the one without a name; null where there is none. */
const draftFor = (drafts: Draft[] | undefined, wanted: string | undefined): Draft | null | undefined =>
  drafts && (drafts.find(({ id, name }) => (wanted === undefined ? name === '' : id === wanted)) ?? null)

/** An empty form that takes over from a draft once something is typed. */
const emptied = ({ id }: Draft, version: number): Opening => ({
  kind: 'stored',
  form: { version, key: crypto.randomUUID(), replaces: id, isSaved: true },
  fromOutside: false,
})

const Applying = ({ open, drafts }: ApplyingProps) => {
  const userId = usePersonId() ?? visitor
  const { serviceSlug } = open.form
  const { draft: wanted, again }: FormSearch = useSearch({ strict: false })
  const { hasStep, onStep } = useFormLocation()
  const shelf = import.meta.env.SSR ? memoryShelf() : formShelf
  const keeper = useMemo(
    () => createKeeper(shelf, [userId, serviceSlug, ...(wanted ? [wanted] : [])]),
    [shelf, userId, serviceSlug, wanted],
  )
  const [opening, setOpening] = useState<Opening>(() => {
    const draft = draftFor(drafts, wanted)
    if (!again) return openingOf(keeper.read(), hasStep, draft)
    keeper.drop()
    return draft ? emptied(draft, open.service.version ?? 0) : { kind: 'new' }
  })
  const [attempt, setAttempt] = useState(0)
  const reopen = (next: Opening) => {
    setOpening(next)
    setAttempt(count => count + 1)
  }
  const begin = (stored?: StoredForm) => {
    keeper.drop()
    reopen(stored ? { kind: 'stored', form: stored, fromOutside: false } : { kind: 'new' })
    onStep(0, { replace: true })
  }
  if (opening.kind === 'sent')
    return <SentAlready service={open.service} ID={opening.ID} onNew={() => begin()} />
  return (
    <Versioned key={attempt} open={open} keeper={keeper} opening={opening} begin={begin} reopen={reopen} />
  )
}

/** The form at the version that the draft goes on with; a form that changed meanwhile is opened with what was typed. */
const Versioned = (setting: FormSetting) => {
  const { open, opening } = setting
  const newest = open.service.version ?? 0
  const wanted = (opening.kind === 'stored' && opening.draft?.opensVersion) || newest
  const isNewest = wanted === newest
  const earlier = useRead({
    ...compiledServiceQuery(useClient(), open.form.serviceSlug, wanted),
    enabled: !isNewest,
  })
  const chosen = isNewest ? open : earlier.data
  if (!chosen) return <Pending />
  const ids = unknownFilesOf(opening)
  if (ids.length > 0) return <StoredFiles {...setting} ids={ids} />
  const Form =
    isNew(opening) && chosen.form.filing && beginsWithAnswers(chosen.form.filing) ? Prefilled : ApplyForm
  return <Form key={chosen.service.version} {...setting} open={chosen} />
}

/** Nothing was ever typed into it. */
const isNew = (opening: Opening): boolean =>
  opening.kind === 'new' || (opening.kind === 'stored' && !opening.form.snapshot)

/** Whether anything that is known of the applicant may stand in it from the beginning. */
const beginsWithAnswers = ({ fields }: CompiledActivity): boolean =>
  fields.some(({ entry }) => entry.prefill !== undefined)

/** A new form, with what the profile and the earlier requests of its applicant know; without that it opens empty. */
const Prefilled = (setting: FormSetting) => {
  const client = useClient()
  const isVisitor = useSession().status === 'visitor'
  const { open, opening } = setting
  const { serviceSlug } = open.form
  const query = {
    version: open.service.version,
    ...(opening.kind === 'stored' ? { draftId: opening.form.key } : {}),
  }
  const { data, isLoading } = useRead({
    ...callQuery(client, 'GET :service/prefill', { params: { service: serviceSlug }, query }),
    // It holds personal data, and the profile may change meanwhile: each new form asks.
    fresh: 'always',
    gcTime: 0,
    enabled: !isVisitor,
  })
  return isLoading ? <Pending /> : <ApplyForm {...setting} known={data} />
}
