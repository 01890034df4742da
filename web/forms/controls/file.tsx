// One file of a page form, in the browser's own control. It is sent with the form.

import { controlClass, describing } from '@bawaba/ui/controls/control.tsx'
import type { Control } from '../fields.ts'

/** `mark` tells one file from another. */
type Typed = { file?: File; mark: string }

export const file = (accept: string): Control<Typed, File | undefined> => ({
  empty: { mark: '' },
  draw: ({ id, name, invalid, describedBy }) => (
    <input
      id={id}
      name={name}
      type="file"
      accept={accept}
      className={controlClass({ invalid })}
      {...describing({ invalid, describedBy })}
    />
  ),
  read: frame => {
    const file = frame.querySelector('input')?.files?.[0]
    return file ? { file, mark: `${file.name} ${file.size} ${file.lastModified}` } : { mark: '' }
  },
  value: ({ file }) => file,
})
