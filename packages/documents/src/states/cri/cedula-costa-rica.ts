/** Costa Rica's cédula: province 1 to 7, 8 naturalised, 9 special; nine digits, no check digit (TSE). */
export const cedulaCostaRicaHolds = (number: string): boolean => /^[1-9]\d{8}$/.test(number)

/** The number of foreigners' cards (DIMEX): eleven or twelve digits that begin with 1. */
export const dimexHolds = (number: string): boolean => /^1\d{10,11}$/.test(number)
