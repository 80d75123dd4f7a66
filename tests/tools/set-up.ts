/** Runs before each file of unit tests: loads the games and the texts of both languages, and sets one seed for all property tests. */
import fc from 'fast-check'
import '../../src/games'
import { LANGUAGES } from '../../src/ui/words/speak'
import { learn, learnPart } from '../../src/ui/words/words'

// The fixed seed makes runs repeatable; `PROPERTY_SEED=7 npm run unit` uses another.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) })

for (const language of LANGUAGES) await learn(language)
await Promise.all((['planning', 'online', 'checking', 'result', 'claims', 'account'] as const).map(learnPart))
