/** Whether a name matches what somebody types to find it. Case and diacritics are ignored. */
const plain = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export function fits(sought: string): (name: string) => boolean {
  const wanted = plain(sought.trim())
  return (name) => plain(name).includes(wanted)
}
