// The password one signs in with.

import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SecretInput } from '../../modules/account/secret-input.tsx'

export const Password = ({ id, label, error }: { id: string; label: string; error?: string }) => (
  <FieldFrame id={id} label={label} error={error}>
    <SecretInput
      id={id}
      name={id}
      autoComplete="current-password"
      invalid={error !== undefined}
      describedBy={describedBy(id, { error })}
    />
  </FieldFrame>
)
