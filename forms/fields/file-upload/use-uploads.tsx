// The uploads of a field, kept with its form's store: a step that is left and opened again finds them as they are.

import { t } from '@bawaba/language/index.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { errorText } from '../../engine/error-text.ts'
import type { FilePort } from '../../react/file-port.ts'
import type { WidgetProps } from '../../react/widget.tsx'
import { entryUnderWay, isDocumentId, nameUnderWay } from './file-upload.ts'
import { unsentError } from './limits.ts'
import { widgetMessages } from './messages.ts'
import { createUploads, type Upload, type Uploads } from './uploads.ts'

type Shown = Pick<WidgetProps, 'field' | 'store' | 'language'>

/** By store and field: the store is the form's own, and goes with it. */
const uploadsByForm = new WeakMap<object, Map<string, Uploads>>()

const entriesOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : [])

/** What an answer holds when its form is opened: files by their ids, and names of such as never got through. */
const initialOf = ({ field, store, language }: Shown): Upload[] =>
  entriesOf(store.get(field.name)).flatMap((entry, index): Upload[] => {
    const base = { key: `kept-${index}`, sent: 0 }
    const lost = nameUnderWay(entry)
    if (lost !== undefined) {
      const message = errorText(language, { key: 'unfinished', params: { file: lost } }, field)
      return [{ ...base, name: lost, size: undefined, state: 'failed', message }]
    }
    if (!isDocumentId(entry)) return []
    const known = store.documents.get(entry)
    const name = known?.name ?? t(language, widgetMessages.kept)
    const document = known ?? { id: entry, name, size: 0, type: '' }
    return [{ ...base, name, size: known?.size, state: 'done', document }]
  })

/** The entries of an answer: ids, and the names of what is still on its way. What failed is no part of it. */
const answerOf = (uploads: readonly Upload[]): string[] | undefined => {
  const entries = uploads.flatMap(({ state, name, document }) => {
    if (document) return [document.id]
    return state === 'failed' ? [] : [entryUnderWay(name)]
  })
  return entries.length === 0 ? undefined : entries
}

const create = (props: Shown, port: FilePort): Uploads => {
  const { field, store, language } = props
  const shownError = (error: ReturnType<typeof unsentError>) => error && errorText(language, error, field)
  return createUploads({
    port,
    refuse: file => shownError(unsentError(file, field.entry)),
    failed: t(language, widgetMessages.failed),
    isSingle: field.entry.maxCount === 1,
    initial: initialOf(props),
    onChange: uploads => {
      for (const { document } of uploads) if (document) store.documents.set(document.id, document)
      store.set(field.name, answerOf(uploads))
    },
  })
}

const nowhere = (): never => {
  throw new Error('This form was given no way to upload files')
}
const noPort: FilePort = { upload: nowhere, remove: async () => undefined, link: nowhere }

/** The uploads of a field; without a port they are there to be looked at. */
export const useUploads = (props: Shown, port: FilePort | undefined): [Uploads, readonly Upload[]] => {
  const { store, field } = props
  const [uploads] = useState(() => {
    const known = uploadsByForm.get(store)?.get(field.name)
    if (known) return known
    const made = create(props, port ?? noPort)
    if (!port) return made
    const ofStore = uploadsByForm.get(store) ?? new Map<string, Uploads>()
    uploadsByForm.set(store, ofStore.set(field.name, made))
    return made
  })
  return [uploads, useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list)]
}

/** Addresses of the small pictures, asked for once a file is there; one without a picture keeps its sign. */
export const useThumbnails = (
  list: readonly Upload[],
  port: FilePort | undefined,
): ReadonlyMap<string, string> => {
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map())
  const requested = useRef(new Set<string>())
  useEffect(() => {
    for (const { document } of list) {
      if (!document?.type.startsWith('image/') || requested.current.has(document.id) || !port) continue
      requested.current.add(document.id)
      port
        .link(document.id, 'thumbnail')
        .then(href => setLinks(known => new Map(known).set(document.id, href)))
        .catch(() => undefined)
    }
  }, [list, port])
  return links
}
