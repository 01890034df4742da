// All calls of the wire contract, by key. Browsers: `import type { Calls, CallKey }`, nothing else.

import { actingCalls } from './acting.ts'
import { announcementCalls } from './announcements.ts'
import { appCalls } from './app.ts'
import { appointmentCalls } from './appointments.ts'
import { auditCalls } from './audit.ts'
import type { ArgumentsOf, CallTypes } from './call.ts'
import { catalogueCalls } from './catalogue.ts'
import { closureCalls } from './closures.ts'
import { contentCalls } from './content.ts'
import { decisionCalls } from './decisions.ts'
import { definitionCalls } from './definitions.ts'
import { demoCalls } from './demo.ts'
import { deviceCalls } from './devices.ts'
import { draftCalls } from './drafts.ts'
import { eligibilityCalls } from './eligibility.ts'
import { externalCalls } from './external.ts'
import { factorCalls } from './factors.ts'
import { failedJobCalls } from './failed-jobs.ts'
import { favouriteCalls } from './favourites.ts'
import { figureCalls } from './figures.ts'
import { fileCalls } from './files.ts'
import { homeCalls } from './home.ts'
import { hookCalls } from './hooks.ts'
import { inboxCalls } from './inbox.ts'
import { letterCalls } from './letters.ts'
import { maintenanceCalls } from './maintenance.ts'
import { mobileProofCalls } from './mobile-proof.ts'
import { newsletterCalls } from './newsletter.ts'
import { notificationStaffCalls } from './notification-staff.ts'
import { notificationCalls } from './notifications.ts'
import { owedWorkCalls } from './owed-work.ts'
import { paymentBookingCalls } from './payment-bookings.ts'
import { paymentPreviewCalls } from './payment-previews.ts'
import { paymentStaffCalls } from './payment-staff.ts'
import { paymentCalls } from './payments.ts'
import { peopleCalls } from './people.ts'
import { personalDataCalls } from './personal-data.ts'
import { prefillCalls } from './prefill.ts'
import { queueCalls } from './queues.ts'
import { recoveryCalls } from './recovery.ts'
import { reportCalls } from './reports.ts'
import { requestCalls } from './requests.ts'
import { reservationCalls } from './reservations.ts'
import { responseCalls } from './responses.ts'
import { searchCalls } from './search.ts'
import { serviceCenterCalls } from './service-centers.ts'
import { signInCalls } from './sign-in.ts'
import { signingCalls } from './signing.ts'
import { taskCalls } from './tasks.ts'
import { textCalls } from './texts.ts'
import { trackCalls } from './track.ts'
import { userCalls } from './users.ts'
import { viewingCalls } from './viewings.ts'
import { workingTimeCalls } from './working-time.ts'

export const calls = {
  ...appCalls,
  ...signInCalls,
  ...factorCalls,
  ...recoveryCalls,
  ...deviceCalls,
  ...peopleCalls,
  ...mobileProofCalls,
  ...personalDataCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...favouriteCalls,
  ...figureCalls,
  ...homeCalls,
  ...definitionCalls,
  ...requestCalls,
  ...reservationCalls,
  ...responseCalls,
  ...inboxCalls,
  ...decisionCalls,
  ...reportCalls,
  ...taskCalls,
  ...viewingCalls,
  ...appointmentCalls,
  ...draftCalls,
  ...trackCalls,
  ...fileCalls,
  ...hookCalls,
  ...prefillCalls,
  ...eligibilityCalls,
  ...actingCalls,
  ...userCalls,
  ...textCalls,
  ...demoCalls,
  ...auditCalls,
  ...maintenanceCalls,
  ...failedJobCalls,
  ...owedWorkCalls,
  ...queueCalls,
  ...announcementCalls,
  ...contentCalls,
  ...newsletterCalls,
  ...serviceCenterCalls,
  ...externalCalls,
  ...workingTimeCalls,
  ...closureCalls,
  ...letterCalls,
  ...signingCalls,
  ...paymentCalls,
  ...paymentBookingCalls,
  ...paymentPreviewCalls,
  ...paymentStaffCalls,
  ...notificationCalls,
  ...notificationStaffCalls,
}

export type CallKey = keyof typeof calls
/** `Calls['POST :service']['body' | 'params' | 'query' | 'answer']` */
export type Calls = { [Key in CallKey]: CallTypes<(typeof calls)[Key]> }
/** What a caller passes to a call. */
export type CallArguments<Key extends CallKey> = ArgumentsOf<Calls[Key]>
