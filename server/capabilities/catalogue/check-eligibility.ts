// Findings about the conditions of a service that the portal checks itself.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldsSchema } from '@bawaba/forms/definition.ts'
import { namesIn, nodesOf } from '@bawaba/forms/expression.ts'
import { type Forms, type Issue, issue } from '@bawaba/forms/index.ts'
import { expressionIssues } from '@bawaba/forms/workflow/check-expressions.ts'

/** What is known of a person by their national ID, as questions that a condition compares. */
const facts: FieldsSchema = {
  age: { label: 'age', type: 'Number', uniforms: { type: 'number' } },
  bornOn: { label: 'bornOn', type: 'Date', uniforms: { type: 'date' } },
}

export const eligibilityKeys = ({ eligibilityRules = [] }: ServiceDefinition): string[] =>
  eligibilityRules.flatMap(({ instead, links = [] }) => [instead, ...links.map(({ label }) => label)])

/** A rule words one of the conditions that the page lists, speaks of what is known, and names a question of the form. */
export const eligibilityIssues = (service: ServiceDefinition, { kinds }: Pick<Forms, 'kinds'>): Issue[] => {
  const { eligibility = [], eligibilityRules = [], activities } = service
  const questions = new Map(
    (activities[0]?.steps ?? []).flatMap(({ fieldsSchema }) => Object.entries(fieldsSchema)),
  )
  return eligibilityRules.flatMap(({ text, when, nationalId }, index) => {
    const at = `eligibilityRules.${index}`
    const unknown = namesIn(when).filter(name => !Object.hasOwn(facts, name))
    const isRule = nodesOf(when).some(node => 'is' in node)
    const isAsked = nationalId === undefined || questions.get(nationalId)?.uniforms.type === 'nationalId'
    return [
      ...(eligibility.includes(text) ? [] : [issue(`${at}.text`, 'unknownEligibility', text)]),
      ...(isRule && unknown.length === 0
        ? expressionIssues(when, ['flag'], { scopes: [facts], kinds, path: `${at}.when` })
        : [issue(`${at}.when`, 'unknownFact', unknown.join(', '))]),
      ...(isAsked ? [] : [issue(`${at}.nationalId`, 'noNationalId', nationalId)]),
    ]
  })
}
