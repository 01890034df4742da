// The form engine: a definition compiled once, the same verdict in browser and server, sentences for its faults.
// Pure: no I/O, no clock, no React. Views are in react/, widgets beside their kinds.

export type { Answers, FieldEntry, FormDefinition } from './definition.ts'
export {
  accept,
  type FieldHandler,
  judge,
  type Reserved,
  type Verdict,
  type VerifiedAnswer,
} from './engine/accept.ts'
export type { CompiledBlock } from './engine/blocks.ts'
export { type Column, columnsOf } from './engine/columns.ts'
export { errorText, withMessages } from './engine/error-text.ts'
export { hiddenBy } from './engine/hidden.ts'
export { loadOperations, needsCalendar, needsOperationsOf } from './engine/needs-operations.ts'
export type { FormNode, ShownError } from './engine/node.ts'
export { loadLinearEngine, needsPatternEngine, publishedPatterns } from './engine/patterns.ts'
export { prefilledAnswers } from './engine/prefill.ts'
export type { World } from './engine/reader.ts'
export { mapSensitive, type Sensitive, sensitiveOf, withCompletions } from './engine/sensitive.ts'
export { type CompiledService, createForms, type Forms } from './engine/service.ts'
export { createStore, type FormStore, type StorePorts } from './engine/store.ts'
export {
  type SummaryContext,
  type SummaryGroup,
  type SummaryRow,
  type SummarySection,
  summaryRows,
} from './engine/summary.ts'
export type { Completion } from './engine/table.ts'
export { type CompiledActivity, type CompiledStep, DefinitionError } from './engine/table.ts'
export {
  type Documents,
  defineField,
  type Field,
  type FieldError,
  type FieldKind,
  type FieldOption,
  found,
  type Parsed,
  type ValidationError,
  wrong,
} from './fields/field.ts'
export { required } from './fields/messages.ts'
export type { KnownProfile } from './fields/profile-properties.ts'
export { typed } from './fields/typed.ts'
export { checkService } from './workflow/check.ts'
export { missingTexts } from './workflow/check-texts.ts'
export { type Audience, type EffectKind, effectKinds } from './workflow/effects.ts'
export { type Issue, issue } from './workflow/issues.ts'
export type { Standing } from './workflow/opened.ts'
export { openedBeside, standingAnswers, stillOpen } from './workflow/opened-answers.ts'
export { isEnd, isWaiting } from './workflow/state-kinds.ts'
export { byTeam, leadsTo, teamName, teamsSeeing } from './workflow/teams.ts'
export { tellsApplicant } from './workflow/tells.ts'
export {
  isOpen,
  isTooLate,
  type SystemCause,
  stateOf,
  systemTransition,
  transitionsOf,
  type WorkflowActor,
} from './workflow/transitions.ts'
