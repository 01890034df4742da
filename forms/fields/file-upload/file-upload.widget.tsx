// Files to upload: a zone to choose or drop them, and the list of how far each is.

import { t } from '@bawaba/language/index.ts'
import { type FileAct, FileInput, type FileItem } from '@bawaba/ui/controls/file-input.tsx'
import { usePorts } from '../../react/ports.tsx'
import { controlOf, type Widget, type WidgetProps } from '../../react/widget.tsx'
import { entryUnderWay, typesText } from './file-upload.ts'
import { acceptOf, megabytes, picturesOf } from './limits.ts'
import { widgetMessages } from './messages.ts'
import type { Upload, Uploads } from './uploads.ts'
import { useThumbnails, useUploads } from './use-uploads.tsx'

/** "Accepted types: PDF or JPG · Up to 5 MB each". */
const noteOf = ({ field, language }: WidgetProps): string | undefined => {
  const { extensions, maxSize } = field.entry
  const parts = [
    // The list is part of the sentence: isolated, its Latin words would turn its order round.
    extensions &&
      `${t(language, widgetMessages.types)} ${typesText(extensions.map(ending => `.${ending}`).join(), language)}`,
    maxSize !== undefined && t(language, widgetMessages.size, { size: megabytes(maxSize) }),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}

const itemOf = (upload: Upload, uploads: Uploads, thumbnails: ReadonlyMap<string, string>): FileItem => ({
  ...upload,
  canRetry: uploads.canRetry(upload.key),
  value: upload.document?.id ?? (upload.state === 'failed' ? undefined : entryUnderWay(upload.name)),
  thumbnail: upload.document && thumbnails.get(upload.document.id),
})

const acts: Record<FileAct, (uploads: Uploads, key: string) => void> = {
  pause: (uploads, key) => uploads.pause(key),
  resume: (uploads, key) => uploads.resume(key),
  retry: (uploads, key) => uploads.resume(key),
  remove: (uploads, key) => uploads.remove(key),
}

const Control = (props: WidgetProps) => {
  const { files } = usePorts()
  const [uploads, list] = useUploads(props, files)
  const thumbnails = useThumbnails(list, files)
  const { entry } = props.field
  const pictures = picturesOf(entry)
  return (
    <FileInput
      {...controlOf(props)}
      items={list.map(upload => itemOf(upload, uploads, thumbnails))}
      multiple={entry.maxCount !== 1}
      accept={acceptOf(entry)}
      camera={pictures ? { accept: pictures, label: props.field.label[props.language] } : undefined}
      note={noteOf(props)}
      blocked={files ? undefined : t(props.language, widgetMessages.noPort)}
      onAdd={uploads.add}
      onAct={(key, act) => acts[act](uploads, key)}
    />
  )
}

export const fileUploadWidget: Widget = {
  Control,
  // The list is the answer: choosing files changes it, the input itself is emptied each time.
  read: frame => {
    const entries = [...frame.querySelectorAll('[data-file]')].map(item => item.getAttribute('data-file'))
    return entries.length === 0 ? undefined : entries
  },
}
