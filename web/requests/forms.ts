// The form engine of the browser: one compiled definition serves every page that shows the service.

import { createForms, platformKinds } from '@bawaba/forms/index.ts'

export const forms = createForms(platformKinds)
