/**
 * `npm run moments -- <folder> [game] [--size=1366x768]… [--language=fr]… [--subject=deploy]…`: takes a picture of every kind of
 * question, for visual review. Bots play matches, each match is cut where a kind of question is asked, and the page opens it as a
 * file. Prints one line per picture with the height of the bar in pixels and faults of text and panels. Build the product first.
 */
import { mkdirSync } from 'node:fs'
import { GAMES, loadRules } from '../../src/games'
import { openMatch } from '../browser/begun'
import { launch, visit } from '../browser/launch'
import { still } from '../browser/player'
import { chromeFaults } from '../browser/seen'
import { served } from '../browser/serve'
import { kindsOf } from './moments-of'

const SIZES = ['1366x768', '1440x900', '2560x1440', '390x844']
const SEEDS = [1, 2, 3]

const given = (args: readonly string[], name: string) =>
  args.filter((arg) => arg.startsWith(`--${name}=`)).map((arg) => arg.slice(name.length + 3))
const orAll = (some: readonly string[], all: readonly string[]) => (some.length > 0 ? some : all)

export async function main(args: readonly string[] = []): Promise<void> {
  const [folder = 'moments', only] = args.filter((arg) => !arg.startsWith('--'))
  mkdirSync(folder, { recursive: true })
  const rulesOf = await loadRules()
  const [server, browser] = [await served(), await launch()]
  try {
    for (const { id } of GAMES) {
      const rules = rulesOf[id]
      const parsed = rules?.parseSpec(rules.defaultOptions())
      if (!rules || !parsed?.ok || (only !== undefined && only !== id)) continue
      const kinds = await kindsOf(rules, parsed.spec, SEEDS)
      console.log(`${id}: ${kinds.length} kinds of moments`)
      for (const size of orAll(given(args, 'size'), SIZES))
        for (const language of orAll(given(args, 'language'), ['en', 'fr'])) {
          const [width = 0, height = 0] = size.split('x').map(Number)
          const seen = await visit(browser, server.address, {
            width,
            height,
            language: language as 'en' | 'fr',
            touch: width < 500,
          })
          const { page } = seen
          page.setDefaultTimeout(60_000)
          for (const { subject, answers, file } of kinds) {
            if (!orAll(given(args, 'subject'), [subject]).includes(subject)) continue
            await openMatch(page, server.address, file, '&dice=auto&confirms=risky&windows=brief')
            await still(page)
            await page.screenshot({ path: `${folder}/${id} ${subject} ${size} ${language}.png` })
            const bar = await page.$eval('.ui-prompt', (element) => Math.round(element.getBoundingClientRect().height))
            console.log(JSON.stringify({ game: id, subject, answers, size, language, bar, faults: await chromeFaults(page) }))
          }
          if (seen.errors.length > 0) console.log(`errors of the page: ${seen.errors.join('\n')}`)
          await page.context().close()
        }
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
