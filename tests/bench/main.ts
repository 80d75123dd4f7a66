/** `npm run bench` or `npm run bench -- <group>`: one JSON line per figure, each beside its peer measured in the same run. */
export interface Figure {
  readonly figure: string
  readonly value: number
  readonly unit: string
  readonly peer?: string
  readonly peerValue?: number
  readonly ratio?: number
}
export type Print = (figure: Figure) => void

const GROUPS: { readonly [group: string]: () => Promise<(print: Print) => Promise<void>> } = {
  kernel: async () => (await import('./kernel')).kernel,
  dice: async () => (await import('./dice')).dice,
  planner: async () => (await import('./planner')).planner,
  imports: async () => (await import('./imports')).imports,
  sight: async () => (await import('./sight')).sight,
  server: async () => (await import('./server')).server,
  replay: async () => (await import('./replay')).replay,
  scene: async () => {
    const [{ scene }, { page }, { turning }] = await Promise.all([import('./scene'), import('./page'), import('./turning')])
    return async (print) => {
      await page(print)
      await scene(print)
      await turning(print)
    }
  },
}

/** Those that take minutes, or a database, run only where they are asked for by name. */
const LONG: typeof GROUPS = {
  'server-tables': async () => (await import('./server')).tables,
  selfplay: async () => (await import('./selfplay')).selfplay,
  'server-takeover': async () => (await import('./server')).takeover,
}

export async function main(args: readonly string[]): Promise<number> {
  const wanted = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--dump')
  const all = { ...GROUPS, ...LONG }
  const unknown = wanted.filter((group) => !Object.hasOwn(all, group))
  if (unknown.length > 0) {
    console.error(`No such group: ${unknown.join(', ')}. Groups: ${Object.keys(all).join(', ')}`)
    return 2
  }
  for (const [group, load] of Object.entries(wanted.length > 0 ? all : GROUPS)) {
    if (wanted.length > 0 && !wanted.includes(group)) continue
    const run = await load()
    await run((figure) => console.log(JSON.stringify(figure)))
  }
  return 0
}
