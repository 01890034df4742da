// `npm run services -- user-model`: what a user model asks besides, from a file, checked and published.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isAllowedSlug } from '@bawaba/contract/employee-slugs.ts'
import { UserModelDefinition } from '@bawaba/contract/entities/user-model-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { Compile } from 'typebox/compile'
import { createAudit } from './capabilities/audit/index.ts'
import { catalogueStore } from './capabilities/catalogue/index.ts'
import { centersStore } from './capabilities/service-centers/index.ts'
import { createUserModels, userModelsStore } from './capabilities/user-models/index.ts'
import { readConfig } from './config.ts'
import { chooseProgrammes, formsOf } from './programmes.ts'
import type { ServicesCommand } from './services-command.ts'
import { sayIssue, type Terminal } from './services-terminal.ts'
import { withDatabase } from './services-versions.ts'

type Publish = Extract<ServicesCommand, { act: 'user-model' }>

const shape = Compile(UserModelDefinition)

/** Throws one sentence for a file that is none, or has another shape. */
const readDefinition = (file: string, { environment }: Terminal): UserModelDefinition => {
  const path = resolve(environment.INIT_CWD ?? process.cwd(), file)
  const { $schema: _, ...value } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const [first] = shape.Errors(value)
  if (first) throw new Error(`${path}: ${first.instancePath || '/'} ${first.message}`)
  return value as UserModelDefinition
}

export const publishUserModel = async ({ slug, file, reason, isChecked }: Publish, terminal: Terminal) => {
  const definition = readDefinition(file, terminal)
  const config = readConfig(terminal.environment)
  const forms = await formsOf(chooseProgrammes(config))
  return withDatabase(config, async database => {
    const store = userModelsStore(database)
    const { deed } = createAudit({ database, clock: () => new Date() })
    const categories = await catalogueStore(database).categories()
    const models = createUserModels({
      centers: centersStore(database),
      store,
      forms,
      categories: () => categories,
      isAllowed: isAllowedSlug(config.EMPLOYEE_SLUGS),
      deed,
      clock: () => new Date(),
    })
    await models.load()
    const issues = models.check(slug, definition)
    terminal.say(`${issues.length === 0 ? '✔' : '✖'} ${slug}`)
    for (const issue of issues) sayIssue(issue, terminal.say)
    if (issues.length > 0 || isChecked) return issues.length === 0
    const [newest] = await store.versions(slug)
    const before = newest?.version ?? 0
    if (newest && isDeepStrictEqual(newest.definition, definition)) {
      terminal.say(`  ${slug}: version ${before} is the same already`)
      return true
    }
    const version = await models
      .publish(slug, { definition, reason, version: before }, undefined)
      .catch(error => {
        if (error instanceof Problem && error.code === 'CONFLICT')
          throw new Error(
            'Somebody else has published at the same moment. Look at the versions, then try again.',
          )
        throw error
      })
    terminal.say(`  ${slug}: version ${version} is in force now`)
    return true
  })
}
