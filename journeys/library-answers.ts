// The library card, the form of two steps that several journeys fill in.

import type { Page } from '@playwright/test'
import type { Say } from './journey.ts'
import { box, digits, field, fillDate } from './library.ts'

export const cardPath = '/services/LIBRARY_CARD/add'

export const answerReader = async (page: Page, say: Say): Promise<void> => {
  await box(page, 'fullName').fill(say({ ar: 'ليلى حسن', en: 'Layla Hassan' }))
  await fillDate(field(page, 'birthDate'), say, [27, { ar: 'مارس', en: 'March' }, 2015])
  await field(page, 'identity').getByRole('radio').nth(1).check()
  await box(page, 'guardian').fill(say({ ar: 'حسن علي', en: 'Hassan Ali' }))
  await box(page, 'mobile').fill(digits(say, '010 1234 5678'))
}

export const answerCard = async (page: Page, say: Say): Promise<void> => {
  await field(page, 'branch').getByRole('combobox').selectOption('GARDEN')
  await box(page, 'booksAtOnce').fill(digits(say, 3))
  await field(page, 'subjects').getByRole('checkbox').first().check()
  await field(page, 'rules').getByRole('checkbox').check()
}
