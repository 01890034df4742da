// Who may use whom, and how the sources are written: every rule as a pure function from files to violations.
// architecture.test.ts runs them over the checkout, and each over a seeded violation.

import { stateKinds } from '../../forms/workflow/state-kinds.ts'
import { cycleThrough } from './cycles.ts'

export type Source = { path: string; text: string; imports: string[] }
export type Rule = { name: string; find(source: Source, all: readonly Source[]): string[] }

const roomOf = (path: string): string => path.split('/')[0] ?? ''
const isTest = (path: string): boolean => /\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(path)
const within = (path: string, folder: string): boolean => path.startsWith(`${folder}/`)
const isPackage = (target: string): boolean => !target.includes('/') || target.startsWith('npm:')

/** The packages that each package may use, besides itself. `forms` uses `ui` in .tsx only: rule "ui". */
const mayUse: Record<string, string[]> = {
  language: [],
  ui: ['language'],
  forms: ['language', 'ui'],
  contract: ['forms', 'language'],
  'embedded-postgres': [],
  'sandbox-gateway': ['language'],
  server: ['contract', 'embedded-postgres', 'forms', 'language', 'sandbox-gateway'],
  web: ['contract', 'forms', 'ui', 'language'],
  journeys: ['contract', 'language', 'testing'],
  clients: ['server', 'contract'],
  bench: ['server', 'contract', 'forms', 'ui', 'language', 'sandbox-gateway', 'testing'],
}

const importRule = (name: string, isWrong: (source: Source, target: string) => boolean): Rule => ({
  name,
  find: source =>
    source.imports
      .filter(target => isWrong(source, target))
      .map(target => `${source.path} imports ${target}`),
})

const featureOf = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1]
/** From the one that uses all others to the one that uses none. */
const webLayers = ['entry', 'apps', 'features', 'modules', 'forms', 'shell', 'client']
const layerOf = (path: string): string | undefined =>
  webLayers.find(layer => path.startsWith(`web/${layer}/`))
const capabilityOf = (path: string): string | undefined => /^server\/capabilities\/([^/]+)\//.exec(path)?.[1]
const programmeOf = (path: string): string | undefined => /^programmes\/([^/]+)\//.exec(path)?.[1]

const kindPattern = `'(?:${stateKinds.join('|')})'`
const stateKindList = new RegExp(`${kindPattern},\\s*${kindPattern}(?!\\s*:)`, 'g')
const wireNames = /\b(dynamic_services|dynamic_users|prochureLink\w*)\b/

const privateWords = '(place|told|asked|kept|given|held|said|taken|gone|faults?|findings?)'
/** Declared as a variable, function or type; or a parameter: first, last, or the only one of an arrow function. */
const privateNames = new RegExp(
  [
    `\\b(?:const|let|using|function\\*?|type|interface)\\s+\\[?${privateWords}\\b`,
    `[([](?:\\w+\\??: [\\w<>[\\]]+, )?${privateWords}(?=\\??: (?!['"\`\\d])|\\)? =>|, \\w+\\) =>)`,
  ].join('|'),
  'gi',
)

/** A file's address that is used as its path, and a folder's name that is read as a pattern. */
const misreadFolder =
  /\bcwd: \S*\.pathname|\bdecodeURI(?:Component)?\(\S*\.pathname|\bglob(?:Sync)?\(\s*`\$\{\S*dir/i

/** Digits of another script or the spaces and dashes of an identifier, taken out of a text. */
const readsDigits =
  /\.replace(?:All)?\(\/[^\n]*\\u(?:0660|06f0|066[bc])|\.replace(?:All)?\(\/\[\\s[^\]\n]*-[^\]\n]*\]\+?\/g?, ''\)/
const listsInvisible =
  /\.replace(?:All)?\(\/[^\n]*\[[^\]\n]*\\u(?:200[b-f]|2060|206[6-9]|202[a-e]|061c|feff|00ad)/i

export const rules: Rule[] = [
  importRule('packages use only the packages below them', ({ path }, target) => {
    const [own, other] = [roomOf(path), roomOf(target)]
    if (isPackage(target) || own === other || !(own in mayUse)) return false
    // The one list of programmes on each side, and tests that try the platform on the fictional programme.
    if (other === 'programmes')
      return !(
        path === 'server/programmes.ts' ||
        within(path, 'web/entry') ||
        (isTest(path) && programmeOf(target) === 'library-card')
      )
    return !mayUse[own]?.includes(other)
  }),
  importRule('a programme imports no programme and only its side', ({ path }, target) => {
    const own = programmeOf(path)
    if (!own || isPackage(target)) return false
    if (roomOf(target) === 'programmes') return programmeOf(target) !== own
    const side = path.split('/')[2]
    // What a demo starts in place of a service outside; tests of a server try it against that.
    if (roomOf(target) === 'sandbox-gateway') return side !== 'simulator' && !isTest(path)
    return ![
      'contract',
      'forms',
      'ui',
      'language',
      side === 'server' ? 'server' : side === 'web' ? 'web' : '',
    ].includes(roomOf(target))
  }),
  importRule('a .ts imports no .tsx, and React lives in .tsx', ({ path }, target) =>
    path.endsWith('.ts') &&
    !isTest(path) &&
    ['language', 'forms', 'contract', 'embedded-postgres', 'sandbox-gateway', 'server'].includes(roomOf(path))
      ? target.endsWith('.tsx') || /^npm:react(-dom)?(\/|$)/.test(target)
      : false,
  ),
  importRule(
    'the portal knows the sandbox gateway by its wire alone',
    ({ path }, target) =>
      roomOf(path) === 'server' &&
      roomOf(target) === 'sandbox-gateway' &&
      !isTest(path) &&
      !within(path, 'server/drills'),
  ),
  importRule(
    'forms draws with ui in .tsx only',
    ({ path }, target) => roomOf(path) === 'forms' && path.endsWith('.ts') && roomOf(target) === 'ui',
  ),
  {
    // Types too: a reader follows them as well.
    name: 'no imports lead back to their file',
    find: ({ path }, all) => {
      const cycle = cycleThrough(path, all)
      return cycle ? [cycle.join(' imports ')] : []
    },
  },
  importRule('a feature imports no feature', ({ path }, target) => {
    const [own, other] = [featureOf(path), featureOf(target)]
    return own !== undefined && other !== undefined && own !== other
  }),
  importRule(
    'the web is layered: entry, apps, features, modules, forms, shell, client',
    ({ path }, target) => {
      const [own, other] = [layerOf(path), layerOf(target)]
      if (own === undefined || other === undefined || isTest(path)) return false
      return webLayers.indexOf(other) < webLayers.indexOf(own)
    },
  ),
  importRule(
    'a capability uses another only through its index.ts, the list through its capability.ts',
    ({ path }, target) => {
      const [own, other] = [capabilityOf(path), capabilityOf(target)]
      if (other === undefined || own === other) return false
      const face = path === 'server/capabilities.ts' ? 'capability' : 'index'
      return target !== `server/capabilities/${other}/${face}.ts`
    },
  ),
  importRule(
    'platform imports no capability',
    ({ path }, target) => within(path, 'server/platform') && within(target, 'server/capabilities'),
  ),
  importRule(
    'rules import neither Fastify nor the driver',
    ({ path }, target) =>
      capabilityOf(path) !== undefined &&
      !isTest(path) &&
      (/^npm:pg$/.test(target) || (/^npm:(@?fastify)/.test(target) && !/(routes|health)\.ts$/.test(path))),
  ),
  importRule(
    'a field kind is named by its folder and the two lists alone',
    // Kinds build on kinds: a long text on a text. The bench draws some by hand.
    ({ path }, target) =>
      /^forms\/fields\/[\w-]+\//.test(target) &&
      !within(path, 'forms/fields') &&
      !within(path, 'bench') &&
      !isTest(path),
  ),
  {
    name: 'SQL stands in store.ts only',
    find: ({ path, text }) =>
      capabilityOf(path) &&
      !isTest(path) &&
      !/(store|scope|row|vocabulary)\.ts$/.test(path) &&
      /\bsql`/.test(text)
        ? [`${path} holds SQL`]
        : [],
  },
  {
    name: 'browsers import only types from contract/calls',
    find: ({ path, text }) =>
      ['web', 'ui', 'forms'].includes(roomOf(path)) &&
      !isTest(path) &&
      /^import (?!type\b)[^;']*?from '(@bawaba\/contract\/(calls|entities)\/[^']*|typebox)'/m.test(text)
        ? [`${path} imports the schema library`]
        : [],
  },
  {
    name: 'no file above 400 lines',
    find: ({ path, text }) =>
      text.split('\n').length > 401 && !/\/generated\//.test(path)
        ? [`${path} has ${text.split('\n').length - 1} lines`]
        : [],
  },
  {
    name: 'no folder for odds and ends',
    find: ({ path }) => (/(^|\/)(utils?|helpers?|common|shared|core|lib)\//.test(path) ? [path] : []),
  },
  {
    name: 'no switch on a kind',
    find: ({ path, text }) => (/\bswitch\s*\([^)]*kind/i.test(text) ? [`${path} switches on a kind`] : []),
  },
  {
    name: 'logical CSS only',
    find: ({ path, text }) =>
      path.endsWith('.css')
        ? [
            ...text.matchAll(
              /^\s*(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right))\s*:?/gm,
            ),
          ].map(([found]) => `${path}: ${found.trim()}`)
        : [],
  },
  {
    name: 'no style attribute in what the server draws',
    find: ({ path, text }) =>
      path.endsWith('.tsx') && /\sstyle=\{/.test(text) ? [`${path} sets style=`] : [],
  },
  {
    name: "the seeds' odd wire names stay in contract, definitions and routes",
    find: ({ path, text }) =>
      ['server', 'ui', 'language'].includes(roomOf(path)) &&
      path.endsWith('.ts') &&
      !isTest(path) &&
      !/routes\.ts$/.test(path) &&
      wireNames.test(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))
        ? [`${path} uses a wire name`]
        : [],
  },
  {
    // docs/decisions/page-forms.md
    name: 'a form is drawn by web/forms or by the form engine',
    find: ({ path, text }) =>
      ['web', 'ui', 'programmes'].includes(roomOf(path)) &&
      !within(path, 'web/forms') &&
      path.endsWith('.tsx') &&
      /<form\b/.test(text)
        ? [`${path} draws a form of its own`]
        : [],
  },
  {
    // A past participle says that something was done, not what it is: docs/style.md. Properties keep theirs where they are
    // names of the wire, of columns or of settings.
    name: 'no variable, parameter, function or type has a private name',
    find: ({ path, text }) =>
      /\.tsx?$/.test(path)
        ? [...text.matchAll(privateNames)].map(
            ([, declared, parameter]) => `${path} declares ${declared ?? parameter}`,
          )
        : [],
  },
  {
    // TypeScript looks for misspelled properties in a literal, and not in what is spread into it.
    name: 'no literal is spread into a literal',
    find: ({ path, text }) =>
      /\.tsx?$/.test(path)
        ? [...text.matchAll(/\.\.\.\{|\.\.\.\[[^[\]]*\](?=\s*[,\]])/g)].map(
            ([found]) => `${path}: ${found.slice(0, 40)}`,
          )
        : [],
  },
  {
    // Two side by side are a list that misses the next kind.
    name: 'state kinds are listed by their table alone',
    find: ({ path, text }) =>
      /\.tsx?$/.test(path) && !isTest(path) && !/^(bench|journeys)\//.test(path)
        ? [...text.matchAll(stateKindList)].map(([list]) => `${path} lists ${list}`)
        : [],
  },
  {
    // A pattern also takes the next call that happens to look like it.
    name: 'calls are named by their definitions, not by patterns',
    find: ({ path, text }) =>
      /\.tsx?$/.test(path) && /\bExtract<\s*CallKey,[^>]*`/.test(text)
        ? [`${path} picks calls by a pattern`]
        : [],
  },
  {
    name: 'the log is written by named events',
    find: ({ path, text }) =>
      within(path, 'server') && !isTest(path) && /\blog\.(info|warn|error|fatal|debug)\(/.test(text)
        ? [`${path} logs a sentence`]
        : [],
  },
  {
    // Elsewhere the checkout's own folder has a space, an Arabic letter or a bracket: nothing is found, and nothing fails.
    name: 'a folder is found by its path, neither by what an address writes for it nor as part of a pattern',
    find: ({ path, text }) => (misreadFolder.test(text) ? [path] : []),
  },
  {
    // A second reader of digits, numbers or identifiers forgets what the first one knows: invisible characters, commas.
    name: 'typed input is read by language/input',
    find: ({ path, text }) =>
      /\.tsx?$/.test(path) &&
      !isTest(path) &&
      !/^(language|journeys|bench|testing)\/|examples\.ts$/.test(path) &&
      (readsDigits.test(text) || listsInvisible.test(text))
        ? [`${path} reads typed input by an expression of its own`]
        : [],
  },
  {
    name: 'no test is skipped or alone',
    find: ({ path, text }) =>
      isTest(path) && /\b(test|it|describe)\.(skip|only|todo)\(/.test(text) ? [path] : [],
  },
]
