// Which test holds which line about what follows from an act: answers, papers, standing. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const answers = 'programmes/contact/server/answers.api.test.ts'

const payer = 'server/capabilities/payments/receipt-payer.api.test.ts'
const transfer = 'programmes/electricity/server/name-transfer.api.test.ts'
const effects = 'programmes/electricity/server/effects.api.test.ts'
const objections = 'programmes/electricity/server/objections.api.test.ts'
const appeals = 'server/capabilities/requests/appeal.api.test.ts'
const refusedWork = 'programmes/electricity/server/refused-work.api.test.ts'
const lostAnswers = 'programmes/electricity/server/lost-answers.api.test.ts'
const standing = 'programmes/electricity/server/standing.api.test.ts'

const powerCuts = 'programmes/electricity/server/power-cuts/power-cuts.api.test.ts'

export const consequences: Promised[] = [
  {
    what: 'A power cut is reported, confirmed and over, and its people are notified',
    file: powerCuts,
    title: 'people of one area meet in one cut',
  },
  {
    what: 'A power cut that nobody confirms ends, and its people read that',
    file: powerCuts,
    title: 'ends after half a day',
  },
  {
    what: 'Search answers what people actually say',
    file: 'programmes/search-corpus.test.ts',
    title: 'in their own words nine of ten',
  },
  {
    what: 'Search and the banner name the areas that are out',
    file: powerCuts,
    title: 'search and the banner name',
  },
  {
    what: 'A visitor is asked and answered by text message',
    file: answers,
    title: 'is asked by text message',
  },
  {
    what: 'A visitor is asked by e-mail, in their language',
    file: answers,
    title: 'in the language of their form',
  },
  { what: 'A call is a task until somebody was reached', file: answers, title: 'staff owe a call until' },
  { what: 'A reply arrives once', file: answers, title: 'a reply that is sent again' },
  { what: 'Codes cannot be guessed', file: answers, title: 'wrong codes are counted' },
  {
    what: 'A message to a wrong number opens nothing once it is corrected',
    file: answers,
    title: 'after staff correct a wrong number',
  },
  { what: 'A visitor is warned before a lapse', file: answers, title: 'a visitor is warned before' },
  {
    what: 'A receipt keeps the name of its day',
    file: payer,
    title: 'a name that is changed after the payment',
  },
  { what: 'Old receipts claim no name', file: payer, title: 'a receipt of a former version names nobody' },
  { what: 'Who has a meter moves its contract', file: transfer, title: 'a widow who registered the meter' },
  { what: 'A stranger keeps no heir out', file: transfer, title: 'an open request of a stranger' },
  {
    what: 'A tenant ends no contract of the owner',
    file: standing,
    title: 'a tenant does not end the contract',
  },
  { what: 'Strangers and former owners end nothing', file: standing, title: 'a stranger and a former owner' },
  {
    what: 'The officer reads whether the company’s holder is the applicant',
    file: standing,
    title: 'the officer reads whether',
  },
  {
    what: 'No deed about a contract that changed since',
    file: 'programmes/electricity/server/contract-changed.api.test.ts',
    title: 'what a former holder asked for before the transfer is not carried out',
  },
  {
    what: 'A deed whose answer was lost is found, though its request has left',
    file: lostAnswers,
    title: 'a transfer that was done without an answer is shown',
  },
  {
    what: 'Nothing is sent that is no longer wanted',
    file: lostAnswers,
    title: 'a transfer that never arrived is not done',
  },
  {
    what: 'An ended contract is ended at the company, and the meter leaves every list',
    file: effects,
    title: 'an ended contract is ended at the company',
  },
  {
    what: 'Registrations of former versions end with the contract',
    file: 'programmes/electricity/server/former-registrations.api.test.ts',
    title: 'a registration of a former version ends with the contract',
  },
  {
    what: 'A contract ends at most 90 days ahead, and on no day that is over',
    file: 'programmes/electricity/server/ending-days.api.test.ts',
    title: 'a contract whose day passed before the decision',
  },
  {
    what: 'A refusal of the other side has a reason and a way on',
    file: effects,
    title: 'a contract whose debts exceed the deposit',
  },
  {
    what: 'Paid work that is refused is corrected and sent again',
    file: refusedWork,
    title: 'staff ask for a correction of what was refused',
  },
  {
    what: 'Work that was done and stays unrecorded is closed without a refund',
    file: refusedWork,
    title: 'work that was done is closed by another supervisor',
  },
  {
    what: 'A transfer changes the holder at the company',
    file: effects,
    title: 'a transfer changes the holder at the company',
  },
  {
    what: 'No transfer leaves debts behind',
    file: effects,
    title: 'a transfer with unpaid months',
  },
  {
    what: 'A disputed bill is exempt until decided; accepted, the bill is corrected by two officers',
    file: effects,
    title: 'an accepted objection corrects the bill',
  },
  {
    what: 'An objection is taken back while the company is away, which both pages say',
    file: objections,
    title: 'an objection is taken back while the company is away',
  },
  {
    what: 'A granted appeal and a reopened rejection register the objection again',
    file: objections,
    title: 'an appeal that is granted registers the objection again',
  },
  {
    what: 'Nobody is erased while a deed needs their answers',
    file: objections,
    title: 'nobody is erased while the end of their objection is owed',
  },
  {
    what: 'No objections without end to one bill',
    file: objections,
    title: 'a bill is not objected to again and again',
  },
  {
    what: 'Only a bill that exists is objected to, once',
    file: effects,
    title: 'a bill that does not exist',
  },
  {
    what: 'A plan is for what is owed, with dated lines',
    file: effects,
    title: 'a plan is for no more than what is owed',
  },
  {
    what: 'Two plans do not cover the same arrears',
    file: 'programmes/electricity/server/plans.api.test.ts',
    title: 'two plans do not cover the same arrears',
  },
  {
    what: 'A new use stands in the contract',
    file: effects,
    title: 'a new use stands in the contract',
  },
  {
    what: 'A new load stands in the contract once the work is done',
    file: effects,
    title: 'a new load is sent once',
  },
  {
    what: 'Strangers, former holders and single officers cause no effect',
    file: effects,
    title: 'a stranger, a former holder and a single officer',
  },
  {
    what: 'A sentence that promises what nothing does is found',
    file: 'forms/workflow/check-promises.test.ts',
    title: 'a promise without anything that keeps it',
  },
  {
    what: 'Timers add up to no more than is promised',
    file: 'forms/workflow/check-promises.test.ts',
    title: 'timers add up along the longest way',
  },
  {
    what: 'Every shipped service keeps what it promises',
    file: 'programmes/definitions.test.ts',
    title: 'names what keeps each of its promises',
  },
  {
    what: 'A rejection is appealed against once, and another officer decides in a set time',
    file: appeals,
    title: 'the applicant appeals once',
  },
  {
    what: 'Whoever was overruled by an appeal does not reject again',
    file: appeals,
    title: 'whoever rejected does not reject again',
  },
  { what: 'An appeal has a limit of time', file: appeals, title: 'until 60 days after the decision' },
  {
    what: 'Nothing is approved unpaid after an appeal, nor billed twice',
    file: 'programmes/electricity/server/check-fees.api.test.ts',
    title: 'a granted appeal after the fee went back',
  },
  {
    what: 'An open objection of somebody else keeps nobody from an appeal',
    file: objections,
    title: 'the open objection of one person keeps nobody from appealing',
  },
  { what: 'Visitors appeal by their code', file: answers, title: 'a visitor whose complaint was rejected' },
  {
    what: 'Each rejection by staff names the appeal',
    file: 'programmes/definitions.test.ts',
    title: 'each rejection by staff names the appeal',
  },
  {
    what: 'An objection, from the form to the company’s answer on both pages',
    file: 'journeys/objection.spec.ts',
    title: 'an objection names a bill of the meter',
  },
  {
    what: 'A service asks for all that a deed takes',
    file: 'forms/workflow/check-deliveries.test.ts',
    title: 'is asked for whole',
  },
  {
    what: 'No part of a deed stays without an answer',
    file: 'forms/workflow/check-deliveries.test.ts',
    title: 'a part that must be there is asked in any case',
  },
  {
    what: 'The deposit of an ended contract goes to an IBAN',
    file: 'programmes/electricity/services/DISCONNECTION/examples.json',
    title: 'the deposit goes to an IBAN',
  },
  {
    what: 'Latin names have more than 26 letters',
    file: 'server/capabilities/profiles/profiles.api.test.ts',
    title: 'names of the model',
  },
  {
    what: 'Passport holders file the services of the standard block',
    file: 'programmes/electricity/services/NAME_TRANSFER/examples.json',
    title: 'a passport holder without a national ID',
  },
  {
    what: 'Visitors who are asked can be reached',
    file: 'forms/workflow/check-contact.test.ts',
    title: 'needs a way to reach them',
  },
  {
    what: 'A complaint, from the form to the answer',
    file: 'journeys/complaint.spec.ts',
    title: 'replies by its link and reads the answer',
  },
]
