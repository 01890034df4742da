// The form engine: a definition compiled once, the same verdict in browser and server, sentences for its faults.
// Pure: no I/O, no clock, no React. Views are in react/, widgets beside their kinds.

export type { Answers, FieldEntry, FormDefinition } from './definition.ts'
export { accept, type Verdict } from './engine/accept.ts'
export { type CompiledActivity, type CompiledStep, DefinitionError } from './engine/compile.ts'
export { faultText } from './engine/fault-text.ts'
export { type CompiledService, createForms, type Forms } from './engine/service.ts'
export { createStore, type FormStore } from './engine/store.ts'
export { type SummaryRow, type SummarySection, summaryRows } from './engine/summary.ts'
export {
  defineField,
  type Fault,
  type Field,
  type FieldFault,
  type FieldKind,
  type FieldOption,
} from './fields/field.ts'
export { platformKinds } from './fields/index.ts'
export { missingTexts } from './workflow/check-texts.ts'
export type { Finding } from './workflow/findings.ts'
export { stateOf, transitionsOf, type WorkflowActor } from './workflow/transitions.ts'
