/** Whether a name fits what somebody types to find it: large and small letters and their marks count for nothing. */
const plain = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export function fits(sought: string): (name: string) => boolean {
  const wanted = plain(sought.trim())
  return (name) => plain(name).includes(wanted)
}
