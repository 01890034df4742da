// Budgets: how often something may be tried in a while, counted in the database over all processes.

export { type Budgets, createBudgets, type Spending, secondsUntil } from './budgets.ts'
export { createQuestions, type Questions } from './questions.ts'
export { budgetsStore } from './store.ts'
