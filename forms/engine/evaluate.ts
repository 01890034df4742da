// An expression worked out over answers as they are stored, without a form around them.

import type { Answers } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { compileExpression, type Operations } from './conditions.ts'
import { scopeOfAnswers, type World } from './scope.ts'

/** undefined where something that it takes is absent. */
export const evaluateExpression = (
  expression: Expression,
  answers: Answers,
  { operations, ...world }: World & { operations: Operations },
): unknown => compileExpression(expression, operations).value(scopeOfAnswers(answers, world))
