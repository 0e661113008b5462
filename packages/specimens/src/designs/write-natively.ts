export type Script = 'cyrillic' | 'greek'

/** Longer spellings first: SHCH is one letter. */
const spellings: Readonly<Record<Script, string>> = {
  cyrillic:
    'SHCH:Щ ZH:Ж KH:Х TS:Ц CH:Ч SH:Ш YA:Я YU:Ю LJ:Љ A:А B:Б V:В G:Г D:Д E:Е Z:З I:И Y:Й J:Й K:К L:Л M:М N:Н O:О P:П R:Р S:С T:Т U:У F:Ф H:Х C:Ц',
  greek:
    'TH:Θ CH:Χ PS:Ψ OU:ΟΥ AI:ΑΙ OI:ΟΙ A:Α B:Β G:Γ D:Δ E:Ε Z:Ζ I:Ι K:Κ L:Λ M:Μ N:Ν X:Ξ O:Ο P:Π R:Ρ S:Σ T:Τ Y:Υ U:Υ F:Φ V:Β H:Η C:Κ J:ΤΖ W:Ω Q:Κ',
}

/** A Latin name, upper case, as the same name may be written in another script; what has no letter there is left out. */
export const writeNatively = (text: string, script: Script): string => {
  const pairs = spellings[script].split(' ').map((pair) => pair.split(':') as [string, string])
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  let [written, at] = ['', 0]
  while (at < plain.length) {
    const found = pairs.find(([latin]) => plain.startsWith(latin, at))
    written += found?.[1] ?? (/[ -]/.test(plain[at]!) ? plain[at] : '')
    at += found?.[0].length ?? 1
  }
  return written
}
