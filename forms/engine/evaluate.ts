// An expression worked out over answers as they are stored, without a form around them.

import type { Answers } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { compileExpression, type Operations } from './conditions.ts'
import { type Names, scopeOfAnswers, type World } from './scope.ts'

/**
 * undefined where something that it takes is absent.
 * @param names the questions that the answers are of: a row's unanswered question is absent, whatever stands outside the row
 */
export const evaluateExpression = (
  expression: Expression,
  answers: Answers,
  { operations, names, ...world }: World & { operations: Operations; names?: Names },
): unknown => compileExpression(expression, operations).value(scopeOfAnswers(answers, world, names))
