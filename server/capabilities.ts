// The capabilities of the platform, in the order in which they are plugged in: each after those that it needs. A new one
// is one line here; the compiler says where the line may stand.

import { capability as accounts } from './capabilities/accounts/index.ts'
import { capability as acting } from './capabilities/acting/index.ts'
import { capability as announcements } from './capabilities/announcements/index.ts'
import { capability as app } from './capabilities/app/index.ts'
import { capability as audit } from './capabilities/audit/index.ts'
import { capability as budgets } from './capabilities/budgets/index.ts'
import { capability as catalogue } from './capabilities/catalogue/index.ts'
import { capability as codes } from './capabilities/codes/index.ts'
import { capability as definitions } from './capabilities/definitions/index.ts'
import { capability as demo } from './capabilities/demo/index.ts'
import { capability as drafts } from './capabilities/drafts/index.ts'
import { capability as emailLinks } from './capabilities/email-links/index.ts'
import { capability as events } from './capabilities/events/index.ts'
import { capability as exports } from './capabilities/exports/index.ts'
import { capability as external } from './capabilities/external/index.ts'
import { capability as factors } from './capabilities/factors/index.ts'
import { capability as failedJobs } from './capabilities/failed-jobs/index.ts'
import { capability as favourites } from './capabilities/favourites/index.ts'
import { capability as files } from './capabilities/files/index.ts'
import { capability as health } from './capabilities/health/index.ts'
import { capability as hooks } from './capabilities/hooks/index.ts'
import { capability as lookups } from './capabilities/lookups/index.ts'
import { capability as maintenance } from './capabilities/maintenance/index.ts'
import { capability as messages } from './capabilities/messages/index.ts'
import { capability as mobileProof } from './capabilities/mobile-proof/index.ts'
import { capability as personalData } from './capabilities/personal-data/index.ts'
import { capability as presence } from './capabilities/presence/index.ts'
import { capability as profiles } from './capabilities/profiles/index.ts'
import { capability as recovery } from './capabilities/recovery/index.ts'
import { capability as registration } from './capabilities/registration/index.ts'
import { capability as reports } from './capabilities/reports/index.ts'
import { capability as requests } from './capabilities/requests/index.ts'
import { capability as retention } from './capabilities/retention/index.ts'
import { capability as savedViews } from './capabilities/saved-views/index.ts'
import { capability as search } from './capabilities/search/index.ts'
import { capability as serviceCenters } from './capabilities/service-centers/index.ts'
import { capability as sessions } from './capabilities/sessions/index.ts'
import { capability as signIn } from './capabilities/sign-in/index.ts'
import { capability as tasks } from './capabilities/tasks/index.ts'
import { capability as tickets } from './capabilities/tickets/index.ts'
import { capability as userModels } from './capabilities/user-models/index.ts'
import { capability as users } from './capabilities/users/index.ts'
import { capability as viewings } from './capabilities/viewings/index.ts'
import { capability as workingTime } from './capabilities/working-time/index.ts'
import { inOrder, type PartsOf } from './capability-list.ts'

export const capabilities = inOrder(
  // What others record, count and send by.
  audit,
  maintenance,
  budgets,
  messages,
  lookups,
  // People: who they are and how they prove it.
  accounts,
  codes,
  sessions,
  tickets,
  factors,
  external,
  signIn,
  recovery,
  serviceCenters,
  users,
  userModels,
  profiles,
  acting,
  emailLinks,
  mobileProof,
  registration,
  events,
  // Services and the requests for them.
  catalogue,
  viewings,
  files,
  drafts,
  workingTime,
  hooks,
  requests,
  definitions,
  personalData,
  favourites,
  search,
  // What staff work with.
  presence,
  savedViews,
  announcements,
  tasks,
  reports,
  exports,
  // The server itself.
  retention,
  failedJobs,
  demo,
  app,
  health,
)

/** Everything that a capability can use. */
export type Parts = PartsOf<typeof capabilities>
