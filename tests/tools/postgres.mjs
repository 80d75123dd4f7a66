// Runs a real PostgreSQL for the tests, with its data in a temporary folder. If none is found it is installed on Debian as root;
// otherwise advice is printed.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const isRoot = process.getuid?.() === 0
const ADVICE =
  'The tests of the PostgreSQL store need PostgreSQL 13 or newer: install it (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.'

/** The folder with `postgres` and `initdb`, newest version first. */
function found() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql/bin',
  ]
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
}

function programs() {
  const there = found()
  if (there) return there
  if (process.platform === 'linux' && isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    try {
      const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
      execFileSync('apt-get', ['update'], options)
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options)
    } catch {
      // Installing failed; the advice says what the user can do.
    }
  }
  const installed = found()
  if (!installed) throw new Error(ADVICE)
  return installed
}

/** PostgreSQL refuses to run as root, so root starts it as the user that Debian's package creates. */
function user() {
  if (!isRoot) return {}
  const id = (which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

export async function startPostgres() {
  const bin = programs()
  const who = user()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const cwd = folder
  const initdb = ['-D', data, '-U', 'sightline', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...who, cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  let server
  let log = ''
  const start = async () => {
    const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder]
    // The shell's input is a pipe from this process. When this process ends, however it ends, the input closes and the shell
    // stops the server.
    const script = '"$@" & server=$!; (cat > /dev/null; kill -QUIT $server 2> /dev/null) <&3 & wait $server'
    server = spawn('sh', ['-c', `exec 3<&0; ${script}`, 'sh', join(bin, 'postgres'), ...options], {
      ...who,
      cwd,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    server.stderr.on('data', (text) => {
      log += text
    })
    for (let tries = 0; !isReady(data); tries++) {
      if (server.exitCode !== null || tries > 600) throw new Error(`PostgreSQL did not start:\n${log}`)
      await pause(50)
    }
  }
  const stop = async (how) => {
    if (!server || server.exitCode !== null) return
    const ended = new Promise((done) => server.once('exit', done))
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }
  await start()
  return {
    url: `postgres://sightline@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server writes its state on the eighth line of `postmaster.pid`. */
function isReady(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready'
  } catch {
    return false
  }
}
