/** Before each file of unit tests: one seed for all property tests, and the words of both languages. */
import fc from 'fast-check'
import { LANGUAGES } from '../../src/ui/words/speak'
import { learn, learnPart } from '../../src/ui/words/words'

// So that a run can be repeated: `PROPERTY_SEED=7 npm run unit` tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) })

for (const language of LANGUAGES) await learn(language)
await Promise.all((['planning', 'online', 'checking'] as const).map(learnPart))
