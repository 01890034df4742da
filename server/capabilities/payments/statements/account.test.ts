// A statement is compared with the account that it is imported for.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfAccount } from './account.ts'

const own = 'EG380019000500000000263180002'

test('a statement is of an account by its IBAN, by the bank’s own number, or where it names none', () => {
  const same = [own, 'EG38 0019 0005 0000 0000 2631 80002', '0019000500000000263180002', '263180002 EGP']
  for (const named of [...same, '', 'EGP', `${own}, ${own}`])
    assert.equal(isOfAccount(named, own), true, named)
  const others = ['GB82WEST12345698765432', '0019000500000000263180009', '26318000', `${own}, 777000111`]
  for (const named of others) assert.equal(isOfAccount(named, own), false, named)
})
