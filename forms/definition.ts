// A service as data: what an author writes, what is stored and what travels on the wire.
//
// The first activity files a request: its steps are the pages of the form, the answers become the request, and the request
// begins in the workflow's `initial` state. Every other activity is something done to it afterwards, by the applicant or by
// staff; a transition says from which states, by whom, and to which state it leads.
//
// Labels are translation keys; `translations` resolves them in both languages.

import type { Language } from '@bawaba/language/index.ts'
import type { BlockEntry, LinkEntry } from './block.ts'
import type { Delivers, DeliveryOutcome } from './delivery.ts'
import type { Condition, Expression } from './expression.ts'
import type { ProfileProperty } from './fields/profile-properties.ts'
import type { PromiseEntry } from './promise.ts'
import type { StateKind } from './workflow/state-kinds.ts'

export type TranslationKey = string
export type Answers = Record<string, unknown>

export type { Comparison, Condition, Expression, Operator } from './expression.ts'

/** The plural forms besides `other`; English has `one` alone. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many'] as const
export type PluralForm = (typeof pluralForms)[number]

/** A bound as it is written, or as it is worked out of other answers. */
export type BoundEntry = number | string | Exclude<Expression, number | string | boolean>
/** What must not be: where the condition holds the answer is refused with these words. */
export type RuleEntry = { wrongWhen: Condition; text: TranslationKey }

export type Option = {
  value: string
  label: TranslationKey
  hint?: TranslationKey
  /** It is offered only while this holds. */
  conditionalField?: Condition
  /** Why it is listed and cannot be chosen now: "Full". */
  unavailable?: TranslationKey
}

/** The stored value's type. */
export type StoredType = 'String' | 'Number' | 'Boolean' | 'Date' | 'Array' | 'Object'

/** A question. Which properties a field kind reads is said by its `properties`; the names are those of the stored definitions. */
export type FieldEntry = {
  label: TranslationKey
  type: StoredType
  /** `type` is the field kind: a folder of forms/fields. */
  uniforms: { type: string; options?: Option[] }
  placeholder?: TranslationKey
  hint?: TranslationKey
  /** The unit after the value: "metres". */
  postfix?: TranslationKey
  /** The unit where the value takes another plural form than `postfix` has: "شقة", "شقتان", "شقق". */
  postfixForms?: Partial<Record<PluralForm, TranslationKey>>
  /** Of a consent: what is agreed to, to be read before. */
  links?: LinkEntry[]
  tooltip?: TranslationKey
  customRegexError?: TranslationKey
  requiredError?: TranslationKey
  lowestRatingText?: TranslationKey
  highestRatingText?: TranslationKey
  /** false: it is left out of summaries. */
  showField?: boolean
  /** It is a column of the lists of requests; `dataIndex` is the path of its value, where that is not the field's own. */
  showColumn?: boolean
  dataIndex?: string
  /** Lists of requests can be filtered by it. */
  searchField?: boolean
  /** It is asked only while this holds. */
  conditionalField?: Condition
  /** It can be changed only while this holds. */
  conditionalEditability?: Condition
  defaultValue?: unknown
  /** What a new form begins with, of the applicant's profile or an earlier request; they may change it, and it is checked as if typed. */
  prefill?: ProfileProperty | EarlierAnswer
  /** Worked out by the server and shown; what is sent for it is not looked at. */
  calculate?: Expression
  /** Rules with words of their own. */
  rules?: RuleEntry[]
  optional?: boolean
  editable?: boolean
  /** Never drawn; where it has a `defaultValue`, that is its value. */
  hidden?: boolean
  min?: BoundEntry
  max?: BoundEntry
  exclusiveMin?: number
  exclusiveMax?: number
  integer?: boolean
  minDigits?: number
  regExp?: string
  multiple?: boolean
  minCount?: number
  maxCount?: number
  /** Of dates: only days to come, or only past ones. */
  when?: 'future' | 'past'
  /** Largest file, in bytes. */
  maxSize?: number
  /** Accepted file name endings, without the dot: 'pdf', 'jpg'. */
  extensions?: string[]
  /** Of files that staff attach: the applicant sees them too. */
  forApplicant?: boolean
  /** Inside an Array: no two rows hold the same value. */
  unique?: boolean
  /** The questions of a row, where the kind holds groups. */
  fieldsSchema?: FieldsSchema
  /** What one row is called ("Family member"); the rows are numbered after it. */
  rowLabel?: TranslationKey
  /** Of a slot: what its answers reserve. */
  reserves?: SlotReservation
  /** Of an appointment: how many hours before it the applicant can still change or cancel it. */
  changeUntilHours?: number
  /** Of a thing that people register: what they must be to it, in the words of its registration; without it, anything. */
  standing?: string[]
  /** What completes this field from outside the form, and the fields whose answers that takes. */
  lazyLoad?: LazyLoad
  /** What the field handler does for it besides: judge its value, or work it out. */
  handler?: 'validate' | 'value'
  /** Personal data: masked in lists, kept out of logs and messages. */
  sensitive?: boolean
}

/** Each combination of answers (hall, day, hour) is one place of one request; a span of days is each day, a list each entry. */
export type SlotReservation = {
  /** What the places are of. Services that name the same share them. */
  of: string
  /** The answers: names of questions that the slot depends on, and of its own as `time.hour`. */
  by: string[]
  /** What an option of the slot says if its place is taken. */
  taken: TranslationKey
}

/** The answer to a question of the applicant's latest request for a service, of those that were not withdrawn. */
export type EarlierAnswer = { service: string; field: string }

/**
 * The field is completed by the service's field handler. With `registry` the answer of a registry is passed to that script;
 * with `options` or `value` too, the registry's answer completes the field by itself, and no script is asked.
 */
export type LazyLoad = {
  /** The fields whose answers it takes. */
  apiDependencies: string[]
  /** The name of one of the service's registries. */
  registry?: string
  /** The options of a choice, in the registry's answer. */
  options?: RegistryOptions
  /** The path of the field's value in the registry's answer: "person.name". */
  value?: string
}
/** Where a registry's answer has a list of options: the path of the list, and in each entry the paths of its parts. */
export type RegistryOptions = {
  /** Without it the answer itself is the list. */
  list?: string
  value: string
  label: { ar: string; en: string }
}

/** Scripts that are given the answers of registries, besides the field handler. */
export const registryScripts = ['beforeSubmit', 'fees'] as const
/**
 * Something outside that a service asks for data: a register of persons, a table of fees. It is asked by the server before
 * a script runs or a list of options is drawn, and what it answers goes in as data.
 */
export type RegistryDefinition = {
  /** A service that the setting OUTSIDE_SERVICES names, and what it is asked: "civil-registry.person". */
  from: string
  /** The parameters of the question, worked out of answers; where one of them is missing nothing is asked. */
  with?: Record<string, Expression>
  /** Scripts that are given its answer for the answers of the whole form. */
  scripts?: (typeof registryScripts)[number][]
  /** For so many seconds the same question is not asked again, whoever asks it. */
  reuseSeconds?: number
}

export type FieldsSchema = Record<string, FieldEntry>

export type StepDefinition = {
  key: string
  label: TranslationKey
  description?: TranslationKey
  /** None of its questions is asked but while this holds. */
  conditionalField?: Condition
  fieldsSchema: FieldsSchema
  /** What stands between its questions. */
  blocks?: BlockEntry[]
}

export type ActivityDefinition = {
  activityId: string
  label: TranslationKey
  /** What the button says that performs it: "Approve", "Send the request". */
  action?: TranslationKey
  steps: StepDefinition[]
  /** Which of two deliverables it hands over; the request says so from then on. */
  deliverableNumber?: 1 | 2
  /** It sends the request back to the applicant, who answers some fields of the filing again. */
  asks?: AsksDefinition
  /** The applicant answers an activity with `asks`: the requested fields come before its own. */
  supplies?: boolean
  /**
   * It puts answers of the filing right after a decision: these, or all that the applicant has answered themself; its own
   * fields ask for the reason.
   */
  corrects?: { fields?: string[] }
  /** It opens appointments of the filing again: whoever performs it chooses other times. */
  reschedules?: { fields: string[] }
  /** It takes up again a request that has ended. */
  reopens?: boolean
}

export type AsksDefinition = {
  /** The fields that may be requested; without it all that the applicant has answered themself. */
  fields?: string[]
  /** The field of this activity that holds what is written to the applicant. */
  message?: string
  /** How many working days the applicant has, unless whoever asks says otherwise. */
  workingDays: number
  /** The most that may be given. */
  mostDays?: number
}

export type StateDefinition = {
  code: string
  label: TranslationKey
  /** What the applicant reads instead of `label`, where it differs ("Waiting for you"). */
  applicantLabel?: TranslationKey
  /** What happens next, in words for the applicant. */
  next?: TranslationKey
  kind: StateKind
  /** The activity that staff perform most often in it: its button comes first. Without it the workflow's next state decides. */
  likely?: string
  /** Working days until something must have happened in this state. */
  dueIn?: number
  /** The same in months of the calendar: how long an offer stands. */
  dueInMonths?: number
  /** The same in minutes of the clock: how long something is reserved that is not paid for. */
  dueInMinutes?: number
  /** The time is set by law or the requirements: closed time does not extend it, and its warning comes sooner instead. */
  fixed?: true
  /** It ends when the time of the waiting state before it would have ended: accepting an offer does not prolong it. */
  sameEnd?: true
  /**
   * Of a state that waits for a payment: how many hours after it came to wait a request can be put off by a way to pay that
   * takes longer than its time. Without it the way decides: a code three days, a transfer two weeks.
   */
  payWithinHours?: number
  /** Codes of the teams that alone see a request in it; without it those that it waits for, where it waits for teams alone. */
  seenBy?: string[]
  /**
   * What is done outside for a request in it: a deed that a programme brings along ("electricity.reading"). The system's
   * transitions `at: 'delivered'` and `at: 'refused'` lead on by what came of it.
   */
  delivers?: Delivers
  /**
   * When whoever has to act is notified: so many working days before it is due, and staff so many after. Without `before` an
   * applicant is warned in time all the same.
   */
  escalate?: { before?: number; after?: number }
}

export type { DeliveryOutcome } from './delivery.ts'

/** What a transition sets off by itself: docs/how-to/add-a-service.md lists the kinds. */
export type Effect = { kind: string; params?: Record<string, unknown> }
/** `by` holds 'applicant', 'system', a role, or a team as 'team:CODE'. */
export type TransitionDefinition = {
  activityId: string
  from: string[]
  to: string
  by: string[]
  when?: Condition
  effects?: Effect[]
  /** Activities: whoever has performed one of them on the request may not make this transition. */
  otherThan?: string[]
  /** Activities whose decision it takes back: whoever performed one may neither make it nor perform them again afterwards. */
  overrules?: string[]
  /** Days after the day on which the request came to its state, on which it is possible at the latest. */
  withinDays?: number
  /** It is made once all of a state that say so were performed, in any order; until then the request stays. */
  together?: boolean
  /** What is done outside once it was made, in place of what the state that it leads to says. */
  delivers?: Delivers
  /**
   * Of the system's own transitions: it is made when the state's due date has passed, or when what the state delivers was
   * taken, or refused, outside. `ended`: a programme says that what the request stands for is no more. `visit`: staff make it from the time of the appointment on, the system itself once staff
   * have said nothing for a week after it.
   */
  at?: 'due' | 'visit' | 'ended' | DeliveryOutcome
}
/** A group of staff that a service names; administrators say who belongs to it. */
export type TeamDefinition = { code: string; label: TranslationKey }
export type WorkflowDefinition = {
  initial: string
  teams?: TeamDefinition[]
  /** Working days that the whole request may take; the time in which it waits for the applicant does not count. */
  dueIn?: number
  states: StateDefinition[]
  transitions: TransitionDefinition[]
}

export type Translations = Record<Language, Record<TranslationKey, string>>

/** The scripts of a service, by name: `onOpen` and `onChange` run in the browser, the others on the server. */
export const hookNames = [
  'onOpen',
  'onChange',
  'fieldHandler',
  'beforeSubmit',
  'fees',
  'afterTransition',
  'effect',
] as const
export type HookName = (typeof hookNames)[number]
/** The source of each script: it declares a function of the hook's name, from JSON to JSON. */
export type Hooks = Partial<Record<HookName, string>>

/**
 * Something that is paid for, as its author writes it: exactly one of `amount`, `amountFrom`, `prices` and `calculate`.
 * `{ label, amount: '50.00', per: 'copies' }` is fifty pounds for each copy.
 */
export type FeeDefinition = {
  label: TranslationKey
  /** In pounds: "150.00". */
  amount?: string
  /** The field, of the kind `money`, whose answer is the amount: an estimate that staff answer. */
  amountFrom?: string
  /** The amount, worked out of the answers. */
  calculate?: Expression
  /** It is owed only where this holds. */
  when?: Condition
  /** The field of the filing whose answer says how often: rows, choices, or a number. */
  per?: string
  /** In pounds, what each option of `per` costs. */
  prices?: Record<string, string>
  /** It is paid for this deliverable alone. */
  deliverable?: 1 | 2
}

/**
 * One request may be open at a time: of each applicant, or, with `per`, of each applicant and answer; `of: 'everyone'`: of
 * each answer, whoever asks.
 */
export type OneOpen = { of?: 'applicant' | 'everyone'; per?: string[] }

/** Ways to reach a visitor. A call is a task for staff. */
export const contactWays = ['SMS', 'EMAIL', 'CALL'] as const
export type ContactWay = (typeof contactWays)[number]
/**
 * How a visitor is asked and answered: `by` names the question of the filing that asks for the way, `field` the answer with the
 * number or address of each way. With one way only, `by` is left out.
 */
export type Contact = { by?: string; field: Partial<Record<ContactWay, string>> }

/**
 * A document that a request ends in: a certificate, a letter. Its texts are templates like those of messages; what an
 * `issueLetter` effect wrote stays as it was issued.
 */
export type LetterDefinition = {
  id: string
  title: TranslationKey
  paragraphs: TranslationKey[]
  /** Lines of its table: `of` names an answer, a value or what messages may speak of besides. */
  facts?: { label: TranslationKey; of: string }[]
  /** What its texts work out. */
  values?: Record<string, Expression>
  /** Days that it is valid for, with the day of issue; without it, until it is revoked. */
  validDays?: number
}

/** The part of a service that the form engine reads. */
export type FormDefinition = {
  serviceSlug: string
  /** What it is called. */
  serviceLabel?: TranslationKey
  translations: Translations
  activities: ActivityDefinition[]
  workflow: WorkflowDefinition
  hooks?: Hooks
  /** What it asks outside, by the names that its fields and scripts use. */
  registries?: Record<string, RegistryDefinition>
  oneOpen?: OneOpen
  /** What keeps the promises of its texts. */
  promises?: PromiseEntry[]
  /** Its patterns that only the linear engine may run, as a published definition says: no author writes it. */
  linearPatterns?: readonly string[]
  /** Visitors file it too. */
  allowAnonymous?: boolean
  /** How visitors who filed it are asked and answered. */
  contact?: Contact
  /** What its requests can be answered with on paper. */
  letters?: LetterDefinition[]
  /** Fees are paid before the request is reviewed; who sees it meanwhile is said by its states. */
  paymentInAdvance?: boolean
  /** What is paid; the script `fees` adds its own. */
  fees?: FeeDefinition[]
  /** Days of the month, in Cairo, on which it can be paid by card or code. */
  paymentDays?: { from: number; to: number }
}
