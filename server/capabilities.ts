// The capabilities of the platform, in the order in which they are plugged in: each after those that it needs. A new one
// is one line here; the compiler says where the line may stand.

import { capability as accounts } from './capabilities/accounts/capability.ts'
import { capability as acting } from './capabilities/acting/capability.ts'
import { capability as announcements } from './capabilities/announcements/capability.ts'
import { capability as app } from './capabilities/app/capability.ts'
import { capability as appointments } from './capabilities/appointments/capability.ts'
import { capability as audit } from './capabilities/audit/capability.ts'
import { capability as budgets } from './capabilities/budgets/capability.ts'
import { capability as catalogue } from './capabilities/catalogue/capability.ts'
import { capability as closures } from './capabilities/closures/capability.ts'
import { capability as codes } from './capabilities/codes/capability.ts'
import { capability as content } from './capabilities/content/capability.ts'
import { capability as definitions } from './capabilities/definitions/capability.ts'
import { capability as demo } from './capabilities/demo/capability.ts'
import { capability as drafts } from './capabilities/drafts/capability.ts'
import { capability as eligibility } from './capabilities/eligibility/capability.ts'
import { capability as emailLinks } from './capabilities/email-links/capability.ts'
import { capability as events } from './capabilities/events/capability.ts'
import { capability as exports } from './capabilities/exports/capability.ts'
import { capability as external } from './capabilities/external/capability.ts'
import { capability as factors } from './capabilities/factors/capability.ts'
import { capability as failedJobs } from './capabilities/failed-jobs/capability.ts'
import { capability as favourites } from './capabilities/favourites/capability.ts'
import { capability as figures } from './capabilities/figures/capability.ts'
import { capability as files } from './capabilities/files/capability.ts'
import { capability as health } from './capabilities/health/capability.ts'
import { capability as home } from './capabilities/home/capability.ts'
import { capability as hooks } from './capabilities/hooks/capability.ts'
import { capability as letters } from './capabilities/letters/capability.ts'
import { capability as lookups } from './capabilities/lookups/capability.ts'
import { capability as maintenance } from './capabilities/maintenance/capability.ts'
import { capability as messages } from './capabilities/messages/capability.ts'
import { capability as mobileProof } from './capabilities/mobile-proof/capability.ts'
import { capability as newsletter } from './capabilities/newsletter/capability.ts'
import { capability as notifications } from './capabilities/notifications/capability.ts'
import { capability as owed } from './capabilities/owed/capability.ts'
import { capability as payments } from './capabilities/payments/capability.ts'
import { capability as personalData } from './capabilities/personal-data/capability.ts'
import { capability as prefill } from './capabilities/prefill/capability.ts'
import { capability as presence } from './capabilities/presence/capability.ts'
import { capability as profiles } from './capabilities/profiles/capability.ts'
import { capability as recovery } from './capabilities/recovery/capability.ts'
import { capability as registration } from './capabilities/registration/capability.ts'
import { capability as registries } from './capabilities/registries/capability.ts'
import { capability as reports } from './capabilities/reports/capability.ts'
import { capability as requests } from './capabilities/requests/capability.ts'
import { capability as reservations } from './capabilities/reservations/capability.ts'
import { capability as retention } from './capabilities/retention/capability.ts'
import { capability as savedViews } from './capabilities/saved-views/capability.ts'
import { capability as search } from './capabilities/search/capability.ts'
import { capability as serviceCenters } from './capabilities/service-centers/capability.ts'
import { capability as sessions } from './capabilities/sessions/capability.ts'
import { capability as signIn } from './capabilities/sign-in/capability.ts'
import { capability as signing } from './capabilities/signing/capability.ts'
import { capability as tasks } from './capabilities/tasks/capability.ts'
import { capability as texts } from './capabilities/texts/capability.ts'
import { capability as tickets } from './capabilities/tickets/capability.ts'
import { capability as timekeeping } from './capabilities/timekeeping/capability.ts'
import { capability as userModels } from './capabilities/user-models/capability.ts'
import { capability as users } from './capabilities/users/capability.ts'
import { capability as viewings } from './capabilities/viewings/capability.ts'
import { capability as workingTime } from './capabilities/working-time/capability.ts'
import { inOrder, type PartsOf } from './capability-list.ts'

export const capabilities = inOrder(
  // What others record, count and send by.
  audit,
  signing,
  workingTime,
  timekeeping,
  maintenance,
  budgets,
  messages,
  notifications,
  lookups,
  // People: who they are and how they prove it.
  accounts,
  codes,
  sessions,
  tickets,
  factors,
  // What proves who somebody is, which providers may state.
  profiles,
  external,
  signIn,
  recovery,
  closures,
  serviceCenters,
  // What stands in place of texts of services.
  texts,
  // User models name categories.
  catalogue,
  users,
  userModels,
  acting,
  emailLinks,
  mobileProof,
  registration,
  events,
  // Services and the requests for them.
  viewings,
  files,
  drafts,
  prefill,
  eligibility,
  registries,
  hooks,
  reservations,
  appointments,
  letters,
  owed,
  requests,
  payments,
  definitions,
  personalData,
  favourites,
  search,
  // What staff work with.
  presence,
  savedViews,
  announcements,
  content,
  newsletter,
  figures,
  home,
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
