// Every kind of the platform keeps the contract of kinds.

import { platformKinds } from './index.ts'
import { testKinds } from './test-kinds.ts'

await testKinds(platformKinds)
