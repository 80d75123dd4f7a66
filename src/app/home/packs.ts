/** The players' packs on this device, by game: stored as text and read again at every visit. */
import { useMemo, useState } from 'react'
import type { PackReader, PackVerdict } from '../../games/lobby'
import type { Json } from '../../kernel'
import type { LobbyPacksProps } from '../../ui/home/lobby-packs'
import { recall, remember } from '../../ui/remember'
import type { Language } from '../../ui/words/speak'
import { download, textOf } from '../device'

interface KeptPack {
  readonly id: string
  readonly text: string
}

/** More packs would use up the storage that is shared with the settings. */
const MOST_KEPT = 12

function keptIn(game: string): readonly KeptPack[] {
  try {
    const found: unknown = JSON.parse(recall(`packs-${game}`) ?? '[]')
    if (!Array.isArray(found)) return []
    return found.filter((one): one is KeptPack => typeof one?.id === 'string' && typeof one?.text === 'string')
  } catch {
    return []
  }
}

const fileName = (id: string): string =>
  `${
    id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'pack'
  }.json`

export interface Packs {
  readonly packs: Pick<LobbyPacksProps, 'packs' | 'busy' | 'problems' | 'notKept' | 'onShare' | 'onExample'>
  /** The pack with this id, in the form that a match takes. */
  packOf(id: string): Json | undefined
  /** Reads a file. A pack without faults is stored and returned; otherwise nothing changes. */
  add(file: File): Promise<{ readonly id: string; readonly pack: Json } | undefined>
  remove(id: string): void
}

/** The stored packs of a game, and what can be done with them. */
export function usePacks(game: string, reader: PackReader | undefined, language: Language): Packs {
  const [kept, setKept] = useState<readonly KeptPack[]>(() => keptIn(game))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ readonly file: string; readonly text: string }>()
  const [notKept, setNotKept] = useState(false)
  const read = useMemo(() => {
    const all = kept.flatMap(({ id, text }) => {
      const verdict = reader?.read(id, text, language)
      return verdict?.ok ? [verdict] : []
    })
    return new Map(all.map((verdict) => [verdict.id, verdict] as const))
  }, [kept, reader, language])
  // The reasons are worded again when the language changes.
  const problems = useMemo(() => {
    const verdict = failed && reader?.read(failed.file, failed.text, language)
    return verdict?.ok === false ? verdict.problems : []
  }, [failed, reader, language])

  const keep = (next: readonly KeptPack[]) => {
    setKept(next)
    return remember(`packs-${game}`, JSON.stringify(next))
  }
  return {
    packs: {
      packs: [...read.values()].map(({ id, shown }) => ({ id, ...shown })),
      busy,
      problems,
      notKept,
      onShare(id) {
        const found = kept.find((one) => one.id === id)
        if (found) download(fileName(id), found.text)
      },
      onExample() {
        if (reader) void fetchText(reader.example).then((text) => text && download('example-pack.json', text))
      },
    },
    packOf: (id) => read.get(id)?.pack,
    async add(file) {
      if (!reader) return undefined
      setBusy(true)
      // Of a file that is far too large, only as much is read as is needed to refuse it.
      const text = await textOf(file.size > 4 * reader.most ? new File([file.slice(0, reader.most + 1)], file.name) : file)
      const verdict: PackVerdict = reader.read(file.name, text, language)
      setBusy(false)
      if (!verdict.ok) {
        setFailed({ file: file.name, text })
        return undefined
      }
      setFailed(undefined)
      const others = kept.filter(({ id }) => id !== verdict.id)
      setNotKept(!keep([...others, { id: verdict.id, text }].slice(-MOST_KEPT)))
      return { id: verdict.id, pack: verdict.pack }
    },
    remove: (id) => void keep(kept.filter((one) => one.id !== id)),
  }
}

async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}
