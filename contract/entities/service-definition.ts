// A whole service definition, as an author writes it and as a version is stored: the form's part and what describes it.

import type { FormDefinition } from '@bawaba/forms/definition.ts'
import type { ServiceDescription } from './service-description.ts'

export type ServiceDefinition = FormDefinition & ServiceDescription
