// Budgets count an IPv6 subscriber once, and no source counts by an address alone.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { networkOf } from './network.ts'

test('addresses of one subscriber are one network, those of two are two', () => {
  const same = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:0:0:9', '2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::']
  assert.deepEqual([...new Set(same.map(networkOf))], ['2001:db8:1:2::/64'])
  assert.equal(networkOf('2001:db8:1:3::1'), '2001:db8:1:3::/64')
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64')
  assert.deepEqual(
    ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7'].map(networkOf),
    Array(3).fill('203.0.113.7'),
  )
})

const byAddress = /`[a-z -]+ \$\{(?:\w+\.)*address\}`/
test('no budget counts by an address: a budget names its network', () => {
  const root = join(import.meta.dirname, '../../..')
  const sources = globSync('{server,programmes}/**/*.ts', {
    cwd: root,
    exclude: path => /node_modules|\.test\.ts$/.test(String(path)),
  })
  assert.ok(sources.length > 500)
  const found = sources.filter(path => byAddress.test(readFileSync(join(root, path), 'utf8')))
  assert.deepEqual(found, [])
  assert.match(['`links from $', '{from.address}`'].join(''), byAddress)
})
