/** English: the proof of a match's result, and what a result file proves and does not. */
import type { ResultSaid } from '../../match/result/said'
import { counting } from './plural'
import type { AnyPhrases, Phrases, Speak } from './speak'
import { FIXED } from './typeset'

const some = counting('en')
const whole = (key: string) => key.replaceAll(' ', FIXED)
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** A part of the statement in words. */
function partOf(part: string): string {
  const [member = '', name = ''] = part.split(/\.(.*)/s)
  switch (member) {
    case 'game':
      return 'the game'
    case 'rulesVersion':
      return 'the version of the rules'
    case 'seats':
      return 'the seats'
    case 'players':
      return `the player of seat ${name}`
    case 'options':
      return `what was agreed before the match (“${name}”)`
    case 'outcome':
      return name === 'winners' ? 'who won' : name === 'scores' ? 'the points' : 'the outcome'
    case 'log':
      return name === 'hash' ? 'the hash of the log' : 'the length of the log'
    case 'audit':
      return 'the check of dice and shuffles'
    case 'from':
      return 'the match that this one is a fork of'
    default:
      return `“${part}”`
  }
}

const SAID: Phrases<ResultSaid> = {
  'result-foreign': () => 'This is no proof of a result.',
  'result-too-large': ({ most }, speak) =>
    `The file is too large for a proof of a result: more than ${speak.number(most / 1_000_000)} MB.`,
  'result-not-json': ({ at }, speak) =>
    `This proof of a result is damaged at character ${speak.number(at)}: it is not the file that was signed.`,
  'result-wrong-version': ({ found, ours }) =>
    found > ours
      ? 'This proof of a result was made by a newer version of Sightline. Reload the page and try again.'
      : 'This proof of a result is of a version that never existed.',
  'result-damaged': ({ at, expected }) =>
    `This proof of a result is damaged: ${expected} expected at “${at}”. It is not the file that was signed.`,
  'result-unfinished': () => 'Only a match that is over has a result to prove.',

  'key-foreign': () => 'This is no key of a server.',
  'key-damaged': ({ at, expected }) => `This key of a server is damaged: ${expected} expected at “${at}”.`,

  'result-sound': () => 'Signed, and unchanged since.',
  'result-unsigned': () => 'Nobody has signed this: it proves nothing by itself.',
  'result-unchecked': () =>
    'Signatures cannot be checked on this page, because it was not opened by “https”. Open the file on a page that was.',
  'result-changed': () => 'This is not what was signed.',
  'result-other-server': () => 'The server whose key you gave has not signed this.',

  'part-changed': ({ part }) => `Changed after signing: ${partOf(part)}.`,
  'hash-changed': ({ part }) => `Changed after signing: the hash in the list for ${partOf(part)}.`,
  'part-or-hash-changed': ({ part }) => `What the file says and its hash in the list differ: ${partOf(part)}.`,
  'device-signature-wrong': ({ names }) => `The signature of the device of ${list.format(names)} does not fit.`,
  'server-signature-wrong': () => 'The signature of the server does not fit.',
  'server-unsigned': () => 'No server has signed this file.',
  'server-key-other': ({ given, theirs }) =>
    `The file is signed with another key: ${whole(theirs)}. The key that you gave is ${whole(given)}.`,
  'text-changed': () =>
    'The text of the file was written anew, with other spaces or in another order. What it says is unchanged.',

  'signed-by-device': ({ names, key, at }) =>
    `Signed by the device of ${list.format(names)} on ${time.format(at)}. Key ${whole(key)}.`,
  'signed-by-this-device': ({ names, key, at }) =>
    `Signed by this device for ${list.format(names)} on ${time.format(at)}. Key ${whole(key)}.`,
  'signed-by-server': ({ key, at }) =>
    `Signed by the server that hosted the match, on ${time.format(at)}: everything but the check of dice and shuffles. Key ${whole(key)}.`,
  'signed-by-this-server': ({ at }) =>
    `Signed by the server from which this page comes, on ${time.format(at)}: everything but the check of dice and shuffles.`,
  'signed-by-given-server': ({ at }) =>
    `Signed by the server whose key you gave, on ${time.format(at)}: everything but the check of dice and shuffles.`,
  'audit-signed': ({ throws, shuffles }) =>
    `Dice and shuffles: ${some(throws, 'throw', 'throws')} and ${some(shuffles, 'shuffle', 'shuffles')} follow from secrets that were fixed before.`,
  'moves-followed': ({ entries }) => `Moves: all ${some(entries, 'entry', 'entries')} of the log follow from the rules.`,
  'log-matches': ({ entries }) =>
    `The match was worked through here: its log of ${some(entries, 'entry', 'entries')} has the hash and the outcome that this file states.`,

  'people-unproved': () =>
    'Whose devices and servers these are. Compare the digits of the keys with those that the others see in their own file.',
  'one-device': ({ persons }) =>
    `That ${persons > 1 ? 'several people played' : 'this was the first try'}: a single device hosted the match, threw the dice and signed. Whoever holds it could have played until he liked the result.`,
  'not-signed-for': ({ names }) =>
    `That ${list.format(names)} ${names.length === 1 ? 'agrees' : 'agree'}: no device has signed for ${names.length === 1 ? 'this seat' : 'these seats'}.`,
  'audit-unsigned': () => 'The check of dice and shuffles: nobody who made it has signed.',
  'audit-incomplete': ({ of, proved, first }) =>
    `All dice and shuffles: ${proved === 0 ? 'none' : proved} of ${of} ${proved > 1 ? 'are' : 'is'} proved. The first that is not is entry ${first} of the log.`,
  'moves-unfollowed': ({ entries, followed }) =>
    followed === 0
      ? 'That the moves follow from the rules: those with which the match began were not at hand.'
      : `That all moves follow from the rules: the first ${followed} of ${some(entries, 'entry', 'entries')} do.`,
  'log-unseen': () => 'That the log leads to this outcome: this needs the match file, which is not part of the proof.',
  'hosted-since': ({ entry }) =>
    `How the match began: the server hosted it from entry ${entry} on, when it was continued there from a file.`,
  'was-forked': ({ after }) => `A match from its beginning: this is a fork of another, from entry ${after} on.`,
  'was-forked-by-hand': ({ after }) =>
    `A match from its beginning: this is a fork of another, from entry ${after} on, where dice were set by hand.`,
  'help-unproved': () => 'That nobody had help, and that everybody at a device played for himself.',

  'match-differs': () => 'The match file leads to something else.',
  'match-part-differs': ({ part }) => `Different in the match: ${partOf(part)}.`,
}

export const EN_RESULT = {
  ...SAID,
  'result-hint-end': () => 'A small file that states how the match ended, signed by those who were there.',
  'result-won': ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? 'A draw' : `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} won`,
  'result-of': ({ game, version, entries }: { game: string; version: number; entries: number }) =>
    `${game}, version ${version} of its rules, ${some(entries, 'entry', 'entries')} in the log`,
  'result-bot': ({ name }: { name: string }) => `${name} (bot)`,
  'result-states': () => 'What it states',
  'result-proves': () => 'What this proves',
  'result-proves-not': () => 'What it does not prove',
  'result-wrong': () => 'What does not fit',
  'result-save': () => 'Save the proof',
  'result-fetching': () => 'Fetching the match…',
  'result-failed': () => 'The proof could not be made. Close this, and try again.',
  'result-no-key': () =>
    'This page was not opened by “https”, so the device cannot sign. The file is saved without its signature.',
  'result-match': () => 'The match itself',
  'result-match-hint': () => 'With the match file, the whole match is worked through again and compared.',
  'result-match-choose': () => 'Choose the match file',
  'result-match-here': () => 'The match is on this device.',
  'result-server': () => 'The server',
  'result-server-hint': () =>
    'This page does not know the server that has signed. It gives its key at “/api/result-key”, after its address: paste here what stands there.',
  'result-server-key': () => 'Key of the server',
  'result-working': ({ done, of }: { done: number; of: number }, speak: Speak) =>
    `Working the match through: entry ${speak.number(done)} of ${speak.number(of)}`,
  'result-match-unread': ({ why }: { why: string }) => `The match could not be worked through: ${why}`,
} satisfies AnyPhrases
