/** What messages and pages are written in. A text of any of these types without one of them does not compile. */
export const languages = ['en', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>

/** The languages that English is translated to. */
export type Translation = Exclude<Language, 'en'>
/** Texts by their English, for documentation, whose English stands where it is used. */
export type Translations = Readonly<Record<Translation, Readonly<Record<string, string>>>>
