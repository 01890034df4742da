// One file of a page form. It is sent with the form.

import { OneFileInput } from '@bawaba/ui/controls/one-file-input.tsx'
import type { Control } from '../fields.ts'

/** `mark` tells one file from another. */
type Typed = { file?: File; mark: string }

export const file = (accept: string): Control<Typed, File | undefined> => ({
  empty: { mark: '' },
  draw: ({ initial: _, label: __, ...props }) => <OneFileInput accept={accept} {...props} />,
  read: frame => {
    const file = frame.querySelector('input')?.files?.[0]
    return file ? { file, mark: `${file.name} ${file.size} ${file.lastModified}` } : { mark: '' }
  },
  value: ({ file }) => file,
})
