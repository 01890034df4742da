// Which test holds which line about forms, versions, refusals and pages that stay right. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const decisions = 'server/capabilities/requests/decisions/passing.api.test.ts'
const outcomes = 'server/capabilities/requests/outcomes.api.test.ts'
const stored = 'forms/engine/stored-answers.test.ts'

export const engine: Promised[] = [
  {
    what: 'The check refuses a form that reserves one kind twice',
    file: 'forms/workflow/check-flow.test.ts',
    title: 'reservesTwice',
  },
  {
    what: 'A filing ends after two tries',
    file: 'server/capabilities/appointments/two-questions.api.test.ts',
    title: 'sending both is refused after two tries, and nothing stays reserved',
  },
  { what: 'What stands against a change is named', file: outcomes, title: 'stands against a change' },
  {
    what: 'A kept draft is one version in every call',
    file: 'server/capabilities/hooks/pinned-draft.api.test.ts',
    title: 'the form of a kept draft is one version in every call',
  },
  {
    what: 'What passes by delays a decision',
    file: decisions,
    title: 'a script that has no time for half a minute delays a decision and does not cancel it',
  },
  {
    what: 'A decision that was not sent keeps its text',
    file: decisions,
    title: 'after an hour it is given up; what was written is there until its maker dismisses it',
  },
  {
    what: 'Classes of refusals are written twice',
    file: 'contract/errors.test.ts',
    title: 'what may succeed later without anybody doing anything',
  },
  {
    what: 'Live updates come back',
    file: 'web/client/live.test.ts',
    title: 'a stream that is refused is opened again',
  },
  {
    what: 'No stream outlives its page',
    file: 'web/client/live.test.ts',
    title: 'no stream stays open for a page that stopped',
  },
  {
    what: 'A second paste is drawn',
    file: 'forms/fields/array/paste.test.ts',
    title: 'a second paste of as many lines is drawn too',
  },
  {
    what: 'Lines without room are said',
    file: 'forms/fields/array/paste.test.ts',
    title: 'lines without room are counted and said',
  },
  {
    what: 'A saving that is sent again is answered as before',
    file: 'server/capabilities/drafts/drafts.api.test.ts',
    title: 'a saving whose answer was lost is sent again',
  },
  {
    what: "Scripts read Cairo's clock in three zones",
    file: 'server/platform/sandbox/local-time.api.test.ts',
    title: 'a script reads Cairo',
  },
  {
    what: "A registry's answer is as young as each service asks",
    file: 'server/capabilities/registries/registries.test.ts',
    title: 'each service says how old an answer may be',
  },
  {
    what: 'A form begins the next day at midnight',
    file: 'forms/engine/store.test.ts',
    title: 'a form that stays open over midnight shows what counts on the next day',
  },
  {
    what: 'A faulty reminder stops no other',
    file: 'server/capabilities/notifications/reminders.test.ts',
    title: 'one that cannot be written is reported, and all others are',
  },
  {
    what: 'Past months of reports stay',
    file: 'server/capabilities/reports/decided.api.test.ts',
    title: 'what is collected a month later stays a decision of its own month',
  },
  {
    what: 'Nobody publishes over an unseen version',
    file: 'server/capabilities/definitions/definitions.api.test.ts',
    title: 'nobody publishes what another designer saved meanwhile',
  },
  {
    what: 'A stored answer is read as it was stored',
    file: stored,
    title: 'an answer is read as it was stored, whatever the day says of its editability',
  },
  {
    what: 'One reader of answers',
    file: 'forms/engine/readings.test.ts',
    title: 'over what was stored, in fees, conditions, texts and letters',
  },
  {
    what: 'A name in a row means the row’s own question',
    file: stored,
    title: 'none around it is meant',
  },
  {
    what: 'A read says how fresh it is',
    file: 'web/client/fresh.test.ts',
    title: 'asks again for what is always fresh',
  },
  {
    what: 'A write says what it makes stale',
    file: 'web/client/fresh.test.ts',
    title: 'a write makes stale what it names',
  },
  {
    what: 'Drawn services say one thing of every value',
    file: 'server/drawn-services.api.test.ts',
    title: 'a drawn service says one thing of every value, from its form to its letter',
  },
  {
    what: 'Pages that the back/forward cache brings are alive',
    file: 'journeys/page-cache.spec.ts',
    title: 'comes back from the cache and works',
  },
  {
    what: 'Nothing of somebody who has left comes from the back/forward cache',
    file: 'journeys/page-cache.spec.ts',
    title: 'of somebody who signed out meanwhile the cache shows nothing',
  },
  {
    what: 'A page of a drawn service stores what the API stores',
    file: 'journeys/drawn-services.spec.ts',
    title: 'stores what its page was answered',
  },
  {
    what: 'Who signs out is told what a refusal left unsaved',
    file: 'web/modules/drafts/sync.test.ts',
    title: 'who leaves learns that a refused saving has not arrived',
  },
  {
    what: 'Back from a provider leaves no dead button',
    file: 'journeys/external-sign-in.spec.ts',
    title: 'a page that Back brings as it was offers the provider again',
  },
  {
    what: 'A part that breaks takes no page',
    file: 'journeys/missing-parts.spec.ts',
    title: 'a bell that breaks while it is drawn takes no page',
  },
  {
    what: 'A part without its script comes at the next try',
    file: 'journeys/missing-parts.spec.ts',
    title: 'without the script of the bell the form stays',
  },
  {
    what: 'A required part is fetched again by “Try again”',
    file: 'journeys/missing-parts.spec.ts',
    title: 'a section of the profile that does not come',
  },
  {
    what: 'Each script of a page fails in turn',
    file: 'journeys/each-script.spec.ts',
    title: 'fails in turn',
  },
  {
    what: 'Who leaves for idleness is told what only the device has',
    file: 'journeys/idle.spec.ts',
    title: 'who is away while a saving fails is told that only this device has it',
  },
  {
    what: 'Who stops acting is told what a refusal left unsaved',
    file: 'journeys/acting.spec.ts',
    title: 'who stops while a saving fails reads what would be lost, and decides',
  },
  {
    what: 'A slow answer is waited for while it comes',
    file: 'web/client/client.test.ts',
    title: 'waited for as long as something comes',
  },
  {
    what: 'Each read of each signed-in page is refused in turn',
    file: 'journeys/each-read.spec.ts',
    title: 'is refused in turn',
  },
  {
    what: 'An old tab after a deployment loses nothing',
    file: 'journeys/after-deployment.spec.ts',
    title: 'what was typed before a deployment is there after it',
  },
  {
    what: 'Administrators see the last sign-in and the security methods of each user',
    file: 'server/capabilities/users/sign-in-facts.api.test.ts',
    title: 'the time of the newest sign-in is shown, also after its session has ended',
  },
  {
    what: 'A filter of a staff list is counted and stands as a chip',
    file: 'journeys/staff-lists.spec.ts',
    title: 'a filter that is on is counted on the button and taken away by its chip',
  },
  {
    what: 'Rows of staff lists are cards on a phone',
    file: 'journeys/staff-lists.spec.ts',
    title: 'on a phone each row is a card with the fields of the table',
  },
  {
    what: 'The profile on a phone begins with its sections',
    file: 'journeys/profile-list.spec.ts',
    title: 'on a phone the profile begins with its sections',
  },
  {
    what: 'Titles of staff pages have one size, edge and height',
    file: 'journeys/staff-titles.spec.ts',
    title: 'titles of staff pages have one size, edge and height at',
  },
  {
    what: 'A form that only begins with the profile makes no draft',
    file: 'journeys/prefill.spec.ts',
    title: 'a form that begins with the profile becomes a draft with the first edit, not before',
  },
  {
    what: 'New money is there after Back and Forward',
    file: 'journeys/finance-back.spec.ts',
    title: 'is there after Back and Forward',
  },
]
