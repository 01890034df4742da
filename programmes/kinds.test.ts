// Every kind that a programme brings keeps the contract of kinds.

import { testKinds } from '@bawaba/forms/fields/test-kinds.ts'
import { installed } from '@bawaba/server/programmes.ts'

await testKinds(installed.flatMap(({ kinds = [] }) => kinds))
