// Which programmes the folders of services are tried among: those that are chosen, and the ones that the folders belong to.

import { pathToFileURL } from 'node:url'
import { readConfig } from './config.ts'
import { chooseProgrammes, installed } from './programmes.ts'
import type { Terminal } from './services-terminal.ts'

/** The terminal with the programmes of these folders chosen too: a service is judged by its own programme's categories and kinds. */
export const withProgrammesOf = (folders: readonly string[], terminal: Terminal): Terminal => {
  const chosen = chooseProgrammes(readConfig(terminal.environment)).filter(({ isOwn }) => !isOwn)
  const isOwner = ({ services }: { services?: URL | undefined }) =>
    services !== undefined && folders.some(folder => pathToFileURL(folder).href.startsWith(services.href))
  const owners = installed.filter(programme => !programme.isOwn && isOwner(programme))
  const slugs = new Set([...chosen, ...owners].map(({ slug }) => slug))
  return { ...terminal, environment: { ...terminal.environment, PROGRAMMES: [...slugs].join(',') } }
}
